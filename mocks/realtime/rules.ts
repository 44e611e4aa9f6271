/** Access rules. As in the real database a rule grants everything below its path, and nothing is granted by default. */
import type { JsonObject } from './json.ts';
import { type Node, nodeAt } from './node.ts';
import { type Path, pathOf } from './path.ts';

/** The signed-in user of a connection; null for a guest. */
export type Auth = { readonly uid: string; readonly claims: JsonObject } | null;

/** Input of a rule; `before` and `after` are the data at the rule's path. */
export interface RuleContext {
  readonly auth: Auth;
  readonly before: Node | null;
  readonly after: Node | null;
  /** The whole tree before the write. */
  readonly root: Node | null;
  /** The value of a `$name` segment of the rule's path. */
  readonly param: (name: string) => string;
}
export interface Rule {
  /** E.g. `/presence/$user`. */
  readonly path: string;
  readonly read?: (context: RuleContext) => boolean;
  readonly write?: (context: RuleContext) => boolean;
}

export interface Request {
  readonly auth: Auth;
  readonly path: Path;
  readonly before: Node | null;
  readonly after: Node | null;
}

export const mayRead = (rules: readonly Rule[], request: Omit<Request, 'after'>): boolean =>
  isGranted(rules, 'read', { ...request, after: request.before });
export const mayWrite = (rules: readonly Rule[], request: Request): boolean => isGranted(rules, 'write', request);

function isGranted(rules: readonly Rule[], verb: 'read' | 'write', { auth, path, before, after }: Request): boolean {
  return rules.some((rule) => {
    const pattern = pathOf(rule.path);
    if (pattern.length > path.length || !pattern.every((key, n) => key.startsWith('$') || key === path[n]))
      return false;
    const place = path.slice(0, pattern.length);
    const param = (name: string) => place[pattern.indexOf(`$${name}`)] ?? '';
    return (
      rule[verb]?.({ auth, before: nodeAt(before, place), after: nodeAt(after, place), root: before, param }) ?? false
    );
  });
}
