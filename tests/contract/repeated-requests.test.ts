import { describe, expect, it } from 'vitest';
import type { OperationName } from '../../mocks/contract/types.ts';
import { demoId } from '../../mocks/seed/demo-accounts.ts';
import { courtIds, venueIds } from '../../mocks/seed/venue-plans.ts';
import { routes } from '../../src/shared/api/generated/routes.ts';
import { addCommunity, ids, people, placeOf } from './community-world.ts';
import {
  type Answer,
  type Call,
  dumpOf,
  openWorld,
  type Persona,
  recordChanges,
  restore,
  type World,
} from './mock-world.ts';
import { bodyOf, liqeni, permissionTable, personas, team, thursday } from './permission-table.ts';

// Who may no longer do it gets no answer from memory: the repetition of a request is refused like a new one (decision 043).

const key = '7f6f1a3e-6f6e-4a58-9d4f-0d3f4f7b2a11';
const refusals = new Set([401, 403, 404]);

/** Takes every role away: at venues, in teams, organizations and communities, and the right to be a super user. */
async function stripRoles(world: World, as: Persona): Promise<void> {
  const userId = demoId(as as Parameters<typeof demoId>[0]); // the personas of the table are demo accounts
  await world.backend.control.db.transact(async (db) => {
    for (const { id } of db.venueUsers.by('user', userId)) await db.venueUsers.remove(id);
    for (const { id } of db.teamMembers.by('user', userId)) await db.teamMembers.remove(id);
    for (const { id } of db.organizationUsers.by('user', userId)) await db.organizationUsers.remove(id);
    for (const { id } of db.communityMembers.by('user', userId)) await db.communityMembers.remove(id);
    await db.users.update(userId, { is_super_user: false });
  });
}

describe('what was answered once is given again to who may still ask for it', async () => {
  const world = await openWorld();
  /** The case of the table that succeeds. */
  const cases = (Object.keys(permissionTable) as OperationName[]).flatMap((operation) => {
    const { statuses } = permissionTable[operation];
    const index = statuses.findIndex((status) => status < 300);
    const as = personas[index];
    // signing out and the end of the account end the session, too
    const isOver = operation === 'logout' || operation === 'deleteAccount';
    return as && as !== 'guest' && routes[operation].method !== 'GET' && !isOver ? [{ operation, as }] : [];
  });

  it.each(cases)('$operation', async ({ operation, as }) => {
    await restore(world);
    const { module, path, query, body } = { ...permissionTable[operation] };
    const call: Call = {
      as,
      module,
      path: path?.(world),
      query,
      body: body && bodyOf(permissionTable[operation], world),
    };
    const first = await world.call(operation, { ...call, key });
    expect(first.status).toBeLessThan(300);
    await stripRoles(world, as);
    const before = dumpOf(world.backend);
    const repeated = await world.call(operation, { ...call, key });
    expect(recordChanges(before.db, dumpOf(world.backend).db)).toEqual([]);
    const anew = await world.call(operation, call);
    expect(repeated).toEqual(refusals.has(anew.status) ? anew : first);
  });
});

/** Asked, lost, asked again. */
async function again(
  operation: OperationName,
  call: Call,
  loss: (world: World) => Promise<unknown>,
  prepare?: (world: World) => Promise<unknown>,
): Promise<{ first: Answer; repeated: Answer; wrote: boolean }> {
  const world = await openWorld();
  await prepare?.(world);
  const first = await world.call(operation, { ...call, key });
  expect(await world.call(operation, { ...call, key })).toEqual(first);
  await loss(world);
  const before = dumpOf(world.backend).db;
  const repeated = await world.call(operation, { ...call, key });
  return { first, repeated, wrote: recordChanges(before, dumpOf(world.backend).db).length > 0 };
}
const booking = { court_id: courtIds.liqeni1, date: thursday, time_slot_id: 14, slot_count: 1, weekly: false };
const inCommunity = { path: { communityId: ids.community } };
const leaveCommunity = (world: World) =>
  world.call('removeCommunityMember', {
    as: people.owner.as,
    path: { communityId: ids.community, memberId: placeOf(world, people.member.id) },
  });
const event = bodyOf(permissionTable.createEvent, {} as World); // it is the same in every world

describe('a repeated request', () => {
  it('of a member who was removed from a private community tells nothing of it', async () => {
    const call = { as: people.member.as, ...inCommunity, body: { text: 'Kush vjen?' } } as const;
    const { first, repeated, wrote } = await again('createPost', call, leaveCommunity, (w) =>
      addCommunity(w, 'private'),
    );
    expect([first.status, repeated.status, repeated.body.data, wrote]).toEqual([201, 404, null, false]);
  });

  it('of a member with a comment tells nothing either', async () => {
    const path = { ...inCommunity.path, postId: ids.posts.owner };
    const call = { as: people.member.as, path, body: { text: 'Unë.' } } as const;
    const { first, repeated } = await again('createComment', call, leaveCommunity, (w) => addCommunity(w, 'private'));
    expect([first.status, repeated.status, repeated.body.data]).toEqual([201, 404, null]);
  });

  it('for an event of a community, by an admin who is none any more', async () => {
    const body = { ...event, owner_type: 'community', owner_id: ids.community, visibility: 'community' };
    const loss = (world: World) =>
      world.call('updateCommunityMember', {
        as: people.owner.as,
        path: { communityId: ids.community, memberId: placeOf(world, people.admin.id) },
        body: { role: 'member' },
      });
    const { first, repeated } = await again('createEvent', { as: people.admin.as, body }, loss, (w) =>
      addCommunity(w, 'private'),
    );
    expect([first.status, repeated.status, repeated.body.data]).toEqual([201, 403, null]);
  });

  it('for an invitation of a team, by who runs it no more', async () => {
    const world = await openWorld();
    const call = { as: 'teamAdmin', module: 'team', path: team(world), body: { phone_number: '690000777' } } as const;
    const loss = (w: World) => stripRoles(w, 'teamAdmin');
    const { first, repeated } = await again('createTeamInvitation', call, loss);
    expect([first.status, repeated.status, repeated.body.data]).toEqual([201, 403, null]);
  });

  it('for a booking at the desk, by who works there no more', async () => {
    const body = { ...booking, guest_name: 'Agim' };
    const call = { as: 'owner', module: 'venue', path: liqeni(), body } as const;
    const { first, repeated } = await again('createVenueBooking', call, (world) => stripRoles(world, 'owner'));
    expect([first.status, repeated.status, repeated.body.data]).toEqual([201, 403, null]);
  });

  it('for a court of a venue that was disabled meanwhile is answered: the booking can be read, too', async () => {
    const disable = (world: World) =>
      world.call('changeVenueStatus', {
        as: 'superUser',
        module: 'superuser',
        path: { id: venueIds.liqeni },
        body: { status: 'disabled', reason: 'Nuk ka leje.' },
      });
    const { first, repeated, wrote } = await again('createBooking', { as: 'player', body: booking }, disable);
    expect(repeated).toEqual(first);
    expect([first.status, wrote]).toEqual([201, false]);
  });

  it('in a session that has ended is not answered', async () => {
    const loss = (world: World) => world.call('logout', { as: 'player', body: { device_id: 'device-player' } });
    const { repeated } = await again('createBooking', { as: 'player', body: booking }, loss);
    expect([repeated.status, repeated.body.data]).toEqual([401, null]);
  });

  it('for a slot that is taken, by oneself, is answered as before, and books nothing', async () => {
    const { first, repeated, wrote } = await again('createBooking', { as: 'player', body: booking }, async () => null);
    expect(repeated).toEqual(first);
    expect([first.status, wrote]).toEqual([201, false]);
  });
});
