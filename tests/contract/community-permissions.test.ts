import { describe, expect, it } from 'vitest';
import type { OperationName } from '../../mocks/contract/types.ts';
import { callers } from './community-role-table.ts';
import { addCommunity, type CommunityKind, ids, kinds, otherMember, people, placeOf } from './community-world.ts';
import { type Call, openWorld, restore, type World } from './mock-world.ts';
import { at } from './write-case.ts';

// Clients show what `permissions` allow and must not re-implement the rules (design §0): each permission is what its operation then answers.
type Take = readonly [OperationName, Pick<Call, 'path' | 'body' | 'query'>?];
type Allowed = Record<string, boolean>;
const one = { communityId: ids.community };
const community: Record<string, Take> = {
  read: ['listCommunityPosts'],
  decline: ['declineCommunityInvitation'],
  leave: ['leaveCommunity'],
  post: ['createPost', { body: { text: 'Tung!' } }],
  announce: ['createPost', { body: { text: 'Tung!', kind: 'announcement' } }],
  invite: ['inviteToCommunity', { body: { user_ids: [55] } }],
  decide: ['listCommunityRequests'],
  edit: ['updateCommunity', { body: { name: 'Tjetër' } }],
  manage_members: ['removeCommunityMember'],
  transfer: ['transferCommunity', { body: { user_id: otherMember } }],
  delete: ['deleteCommunity'],
};
const post: Record<string, Take> = {
  like: ['likePost'],
  comment: ['createComment', { body: { text: 'Po.' } }],
  edit: ['updatePost', { body: { text: 'Tjetër' } }],
  pin: ['updatePost', { body: { is_pinned: true } }],
  delete: ['deletePost'],
  report: ['reportPost', { body: { reason: 'spam' } }],
};
const member: Record<string, (userId: number) => Take> = {
  change_role: () => ['updateCommunityMember', { body: { role: 'admin' } }],
  transfer: (user_id) => ['transferCommunity', { body: { user_id } }],
  remove: () => ['removeCommunityMember'],
  ban: (user_id) => ['banFromCommunity', { body: { user_id } }],
};
const report: Record<string, Take> = {
  keep: ['decideReport', { body: { decision: 'keep' } }],
  remove: ['decideReport', { body: { decision: 'remove' } }],
  ban: ['decideReport', { body: { decision: 'ban' } }],
};

interface Asking {
  readonly world: World;
  readonly kind: CommunityKind;
  readonly call: Pick<Call, 'as' | 'module' | 'path'>;
}
/** What the operations allow, each on fresh data. */
async function allowed({ world, kind, call }: Asking, takes: Record<string, Take>): Promise<Allowed> {
  const found: Allowed = {};
  for (const [permission, [operation, rest]] of Object.entries(takes)) {
    const { status } = await world.call(operation, { body: {}, ...call, ...rest });
    found[permission] = status < 300;
    await restore(world);
    await addCommunity(world, kind);
  }
  return found;
}

const outside = new Set(['outsider', 'applicant', 'banned']);
const cases = (Object.keys(kinds) as CommunityKind[]).flatMap((kind) =>
  callers
    .filter(({ name }) => name !== 'guest')
    // for these a private one does not exist: community-privacy.test.ts
    .filter(({ name }) => kind !== 'private' || !outside.has(name))
    .map(({ name, as }) => ({ kind, name, as })),
);
const readers = cases.filter(
  ({ kind, name }) => name !== 'banned' && !(kind === 'private' && (name === 'invited' || outside.has(name))),
);

describe.each(['base', 'team'] as const)('in module %s', (module) => {
  // owner and admin have roles in a team, too
  const here = <C extends { readonly name: string }>(all: readonly C[]): readonly C[] =>
    module === 'base' ? all : all.filter(({ name }) => name === 'owner' || name === 'admin');

  it.each(here(cases))('$kind: the permissions of the $name on the community', async ({ kind, as }) => {
    const world = await openWorld();
    await addCommunity(world, kind);
    const asking = { world, kind, call: { as, module, path: { ...one, memberId: placeOf(world, otherMember) } } };
    const shown = await world.call('getCommunity', asking.call);
    const join = await world.call('joinCommunity', { ...asking.call, body: { answer: 'Po.' } });
    await restore(world);
    await addCommunity(world, kind);
    const isIn = join.status === 200 && at(join, 'application') === null;
    expect(at(shown, 'community', 'permissions')).toEqual({
      ...(await allowed(asking, community)),
      join: isIn,
      ask: join.status === 200 && !isIn,
    });
  });

  it.each(here(readers))('$kind: the permissions of the $name on posts and comments', async ({ kind, as }) => {
    const world = await openWorld();
    await addCommunity(world, kind);
    for (const postId of Object.values(ids.posts)) {
      const asking = { world, kind, call: { as, module, path: { ...one, postId } } };
      const shown = await world.call('getPost', asking.call);
      expect(at(shown, 'post', 'permissions')).toEqual(await allowed(asking, post));
    }
    const path = { ...one, postId: ids.posts.owner, commentId: ids.comment };
    const comments = await world.call('listComments', { as, module, path });
    const { status } = await world.call('deleteComment', { as, module, path });
    expect(at(comments, 'comments', 0, 'permissions')).toEqual({ delete: status === 200 });
  });
});

/** The owner and admins see more than the members. */
const views = [
  { name: 'member', status: 'active' },
  ...(['admin', 'owner'] as const).flatMap((name) =>
    ['active', 'invited', 'banned'].map((status) => ({ name, status })),
  ),
] as const;

it.each(views)('the $name may do with $status people what is shown', async ({ name, status }) => {
  const { as } = people[name];
  const world = await openWorld();
  await addCommunity(world, 'open');
  const shown = await world.call('listCommunityMembers', { as, path: one, query: { status } });
  // checked by the contract's schema
  const { members } = shown.body.data as { members: { id: number; user: { id: number }; permissions: Allowed }[] };
  expect(members.length).toBeGreaterThan(0);
  for (const { user, permissions } of members) {
    const found: Allowed = {};
    for (const [permission, take] of Object.entries(member)) {
      const path = { ...one, memberId: placeOf(world, user.id) };
      const asking = { world, kind: 'open' as const, call: { as, path } };
      Object.assign(found, await allowed(asking, { [permission]: take(user.id) }));
    }
    // a second ban changes nothing, and is not offered
    const banned = status === 'banned' && { ban: false };
    expect({ user: user.id, ...permissions }).toEqual({ user: user.id, ...found, ...banned });
  }
});

it.each(['admin', 'owner'] as const)('the %s may decide about reports as is shown', async (name) => {
  const { as } = people[name];
  const world = await openWorld();
  await addCommunity(world, 'open');
  const shown = await world.call('listReports', { as, path: one });
  // checked by the contract's schema
  const { reports } = shown.body.data as { reports: { id: number; permissions: Allowed }[] };
  expect(reports.map(({ id }) => id)).toEqual([ids.report, ids.adminReport]);
  for (const { id, permissions } of reports) {
    const asking = { world, kind: 'open' as const, call: { as, path: { ...one, reportId: id } } };
    expect({ id, ...permissions }).toEqual({ id, ...(await allowed(asking, report)) });
  }
});
