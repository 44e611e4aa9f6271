import { describe, expect, it } from 'vitest';
import type { OperationName } from '../../mocks/contract/types.ts';
import { teamAccounts } from '../../mocks/seed/team-people.ts';
import { routes } from '../../src/shared/api/generated/routes.ts';
import { addCommunity, ids, people, placeOf, requestOf } from './community-world.ts';
import { type Call, changes, dumpOf, openWorld, type Persona, type World } from './mock-world.ts';
import { idAt } from './write-case.ts';

// For whom a private community is not, every answer equals that for a community that does not exist (decision 040).
const UNKNOWN = 9090;
const one = { communityId: ids.community };
const owner = { as: people.owner.as, path: one } as const;
const removed = { as: 'teamManager', id: teamAccounts.teamManager } as const;

/** A community that was open, in which they were members, asked, were invited, wrote and were told; and that is private now. */
async function becamePrivate(): Promise<{ world: World; request: number; post: number; comment: number }> {
  const world = await openWorld();
  await addCommunity(world, 'request');
  const done = async (operation: OperationName, call: Call) => {
    const answer = await world.call(operation, { body: {}, ...call });
    expect(answer.status, `${operation}: ${answer.body.message}`).toBeLessThan(300);
    return answer;
  };
  const lifted = { ...one, memberId: placeOf(world, people.banned.id) };
  await done('removeCommunityMember', { ...owner, path: lifted });
  const invited = [people.banned.id, removed.id];
  await done('inviteToCommunity', { ...owner, body: { user_ids: invited } });
  for (const as of [people.banned.as, removed.as]) await done('joinCommunity', { as, path: one });
  const post = idAt(await done('createPost', { as: people.banned.as, path: one, body: { text: 'Tung!' } }), 'post');
  await done('likePost', { as: removed.as, path: { ...one, postId: post } });
  const path = { ...one, postId: post };
  const comment = idAt(await done('createComment', { ...owner, path, body: { text: 'Mirë se erdhe!' } }), 'comment');
  await done('createPost', { ...owner, body: { text: 'Nesër nuk luajmë.', kind: 'announcement' } });
  const place = { ...one, memberId: placeOf(world, people.banned.id) };
  for (const role of ['admin', 'member'])
    await done('updateCommunityMember', { ...owner, path: place, body: { role } });
  for (const as of [people.banned.as, removed.as, people.outsider.as])
    await done('joinRoom', { as, body: { room_id: `community-${ids.community}` } });
  await done('declineCommunityInvitation', { as: people.invited.as, path: one });
  await done('updateCommunity', { ...owner, body: { visibility: 'private', join_policy: 'invite' } });
  await done('banFromCommunity', { ...owner, body: { user_id: people.banned.id } });
  await done('removeCommunityMember', { ...owner, path: { ...one, memberId: placeOf(world, removed.id) } });
  return { world, request: requestOf(world), post, comment };
}

const bodies: Partial<Record<OperationName, object>> = {
  updateCommunity: { name: 'Tjetër' },
  transferCommunity: { user_id: people.member.id },
  inviteToCommunity: { user_ids: [people.member.id] },
  updateCommunityMember: { role: 'admin' },
  banFromCommunity: { user_id: people.member.id },
  setFeedSources: { is_on: true, team_ids: [], competition_ids: [] },
  createPost: { text: 'Tung!' },
  updatePost: { text: 'Tjetër' },
  createComment: { text: 'Po.' },
  reportPost: { reason: 'spam' },
  decideReport: { decision: 'ban' },
  joinCommunity: { answer: 'Po.' },
};
/** Every operation on one community. */
const operations = (Object.keys(routes) as OperationName[]).filter((name) =>
  routes[name].path.includes('{communityId}'),
);
const outside: readonly (readonly [string, Persona])[] = [
  ['a guest', 'guest'],
  ['an outsider', people.outsider.as],
  ['who had asked', people.applicant.as],
  ['who declined', people.invited.as],
  ['who was removed', removed.as],
  ['who is banned', people.banned.as],
];

describe('a private community does not exist', async () => {
  const { world, request, post, comment } = await becamePrivate();
  const fresh = await openWorld();

  it('the operations are all there', () => expect(operations.length).toBeGreaterThan(25));

  it.each(outside)('for %s, operation by operation', async (_, as) => {
    const memberId = placeOf(world, people.member.id);
    const path = { ...one, memberId, postId: post, commentId: comment, reportId: ids.report };
    for (const operation of operations) {
      const body = bodies[operation] ?? {};
      const before = dumpOf(world.backend);
      const real = await world.call(operation, { as, path, body });
      expect([operation, real.status]).toEqual([operation, routes[operation].public || as !== 'guest' ? 404 : 401]);
      expect(changes(before, dumpOf(world.backend)), operation).toEqual([]);
      const unknown = await world.call(operation, { as, path: { ...path, communityId: UNKNOWN }, body });
      expect(JSON.stringify(real), operation).toBe(JSON.stringify(unknown));
    }
  });

  it.each(outside)('for %s by its slug, in its room and by a request to join', async (_, as) => {
    const pairs: readonly (readonly [OperationName, Omit<Call, 'as'>, Omit<Call, 'as'>])[] = [
      ['resolveSlug', { path: { slug: ids.slug } }, { path: { slug: 'nuk-ka-te-tille' } }],
      ['joinRoom', { body: { room_id: `community-${ids.community}` } }, { body: { room_id: `community-${UNKNOWN}` } }],
      ['leaveRoom', { body: { room_id: `community-${ids.community}` } }, { body: { room_id: `community-${UNKNOWN}` } }],
      ['getApplication', { path: { applicationId: request } }, { path: { applicationId: UNKNOWN } }],
      ['withdrawApplication', { path: { applicationId: request } }, { path: { applicationId: UNKNOWN } }],
      [
        'decideApplication',
        { path: { applicationId: request }, body: { decision: 'accepted' } },
        { path: { applicationId: UNKNOWN }, body: { decision: 'accepted' } },
      ],
    ];
    for (const [operation, real, unknown] of pairs)
      expect(JSON.stringify(await world.call(operation, { as, ...real })), operation).toBe(
        JSON.stringify(await world.call(operation, { as, ...unknown })),
      );
  });

  it.each(outside)('for %s in lists, as if it had never been', async (_, as) => {
    const reads: readonly (readonly [OperationName, Omit<Call, 'as'>?])[] = [
      ['listCommunities', { query: { per_page: 50 } }],
      ['listCommunities', { query: { per_page: 50, mine: true } }],
      ['listCommunities', { query: { keywords: 'prov' } }],
      ['listCommunities', { query: { sport_id: 1, city_id: 1 } }],
      ['listApplications'],
      ['listApplications', { query: { direction: 'received' } }],
      ['listNotifications'],
      ['getMe'],
    ];
    for (const [operation, call] of reads)
      expect(JSON.stringify(await world.call(operation, { as, ...call })), operation).toBe(
        JSON.stringify(await fresh.call(operation, { as, ...call })),
      );
  });

  it('and is there for its members, and for those it invites', async () => {
    const list = (as: Persona) => world.call('listCommunities', { as, query: { keywords: 'prov' } });
    expect((await list(people.member.as)).body.data).toMatchObject({ communities: [{ id: ids.community }] });
    await world.call('inviteToCommunity', { ...owner, body: { user_ids: [people.outsider.id] } });
    expect((await list(people.outsider.as)).body.data).toMatchObject({
      communities: [
        { id: ids.community, my_inviter: { id: people.owner.id }, permissions: { read: false, join: true } },
      ],
    });
  });

  it('nobody outside is left in its room', () => {
    expect(world.backend.realtime.read(`rooms/community-${ids.community}/members`)).toBeNull();
  });
});
