/** The rules of the product's own paths (design §11): what a real project would have in its database rules. */
import { type Node, childrenOf, nodeAt, valueOf } from './node.ts';
import { pathOf } from './path.ts';
import type { RuleContext, Rule } from './rules.ts';

const isOwn = ({ auth, param }: RuleContext) => auth !== null && auth.uid === param('user');
const isMember = ({ auth, root, param }: RuleContext) =>
  auth !== null && nodeAt(root, ['rooms', param('room'), 'members', auth.uid]) !== null;
/** Who hides is no longer seen by others; the server writes it after the setting `show_online`. */
const isShown = ({ root, param }: RuleContext) => nodeAt(root, ['hidden', param('user')]) === null;
const field = (node: Node | null, path: string) => nodeAt(node, pathOf(path));

export const fushaRules: readonly Rule[] = [
  {
    path: '/presence/$user',
    read: (context) => isOwn(context) || (context.auth !== null && isShown(context)),
    write: (context) => isOwn(context) && isPresence(context.after),
  },
  { path: '/connections/$user', read: isOwn, write: isOwn },
  // the server writes; the user only removes handled events
  { path: '/events/$user', read: isOwn, write: (context) => isOwn(context) && context.after === null },
  { path: '/events/$user/$event', write: (context) => isOwn(context) && context.after === null },
  // the same of the push messages for each of the user's devices, where no push service delivers them (decision 074)
  { path: '/push/$user', read: isOwn },
  { path: '/push/$user/$device/$message', write: (context) => isOwn(context) && context.after === null },
  // members read what happens, not who else is there: some of them hide. Events come from the server alone
  { path: '/rooms/$room/events', read: isMember },
  // the server adds members (POST /realtime/join-room); a member may leave, also by losing the connection
  { path: '/rooms/$room/members/$user', read: isOwn, write: (context) => isOwn(context) && context.after === null },
];

function isPresence(node: Node | null): boolean {
  if (node === null) return true;
  const status = valueOf(field(node, 'status'));
  const timestamp = valueOf(field(node, 'timestamp'));
  return (
    (status === null || status === 'online' || status === 'offline') &&
    (timestamp === null || typeof timestamp === 'number') &&
    childrenOf(node).size > 0
  );
}
