import { describe, expect, it } from 'vitest';
import type { OperationName } from '../../mocks/contract/types.ts';
import { membersOf } from '../../mocks/realtime/rooms.ts';
import { communityIds } from '../../mocks/seed/communities.ts';
import { routes } from '../../src/shared/api/generated/routes.ts';
import { addEvent, type EventKind, ids, partOf, people } from './event-world.ts';
import { type Call, changes, dumpOf, openWorld, type Persona, type World } from './mock-world.ts';

// For whom an event is not, every answer equals that for an event that does not exist (decision 041).
const one = { eventId: ids.event };
const host = { as: people.host.as, path: one } as const;

/** An event that was public, to which they came, asked, were invited, and of which they were told; and that is not for them now. */
async function becameClosed(kind: EventKind): Promise<World> {
  const world = await openWorld();
  await addEvent(world, 'approval');
  const done = async (operation: OperationName, call: Call) => {
    const answer = await world.call(operation, { body: {}, ...call });
    expect(answer.status, `${operation}: ${answer.body.message}`).toBeLessThan(300);
  };
  await done('inviteToEvent', { ...host, body: { user_ids: [people.removed.id, people.outsider.id] } });
  await done('answerEvent', { as: people.removed.as, path: one, body: { status: 'going' } });
  await done('makeEventGame', host);
  await done('answerEvent', { as: people.declined.as, path: one, body: { status: 'going' } });
  await done('updateEvent', { ...host, body: { title: 'Prova e madhe e re' } });
  for (const as of [people.removed.as, people.outsider.as, people.declined.as, people.member.as, people.going.as])
    await done('joinRoom', { as, body: { room_id: `event-${ids.event}` } });
  const game = world.db.games.by('event', ids.event)[0]?.id ?? 0;
  await done('followGame', { as: people.outsider.as, path: { gameId: game } });
  await done('joinRoom', { as: people.outsider.as, body: { room_id: `fixture-${game}` } });
  await done('updateEvent', { ...host, body: { visibility: kind } });
  const theirs = (userId: number) => ({ ...one, participantId: partOf(world, userId) });
  await done('removeParticipant', { as: people.host.as, path: theirs(people.removed.id) });
  await done('removeParticipant', { as: people.host.as, path: theirs(people.outsider.id) });
  await done('answerEvent', { as: people.declined.as, path: one, body: { status: 'declined' } });
  return world;
}

const bodies: Partial<Record<OperationName, object>> = {
  updateEvent: { title: 'Tjetër' },
  cancelEvent: { reason: 'Shi.' },
  answerEvent: { status: 'going' },
  inviteToEvent: { user_ids: [50] },
  updateParticipant: { status: 'going' },
};
/** Every operation on one event. */
const operations = (Object.keys(routes) as OperationName[]).filter((name) => routes[name].path.includes('{eventId}'));

const outside: Record<'invite-only' | 'community', readonly (readonly [string, Persona])[]> = {
  'invite-only': [
    ['a guest', 'guest'],
    ['who was removed', people.removed.as],
    ['whose invitation was taken back', people.outsider.as],
    ['who declined without being invited', people.declined.as],
    ['a member of its community', people.member.as],
  ],
  community: [
    ['a guest', 'guest'],
    ['who was removed', people.removed.as],
    ['whose invitation was taken back', people.outsider.as],
  ],
};

describe.each(['invite-only', 'community'] as const)('an event that is %s does not exist', async (kind) => {
  const world = await becameClosed(kind);
  const fresh = await openWorld();
  const gameId = world.db.games.by('event', ids.event)[0]?.id ?? 0;

  it('the operations are all there', () => expect(operations.length).toBe(11));

  it.each(outside[kind])('for %s, operation by operation', async (_, as) => {
    const path = { ...one, participantId: partOf(world, people.going.id) };
    for (const operation of operations) {
      const body = bodies[operation] ?? {};
      const before = dumpOf(world.backend);
      const real = await world.call(operation, { as, path, body });
      expect([operation, real.status]).toEqual([operation, routes[operation].public || as !== 'guest' ? 404 : 401]);
      expect(changes(before, dumpOf(world.backend)), operation).toEqual([]);
      const unknown = await world.call(operation, { as, path: { ...path, eventId: ids.unknown }, body });
      expect(JSON.stringify(real), operation).toBe(JSON.stringify(unknown));
    }
  });

  it.each(outside[kind])('for %s in its room and by its game', async (_, as) => {
    const pairs: readonly (readonly [OperationName, Omit<Call, 'as'>, Omit<Call, 'as'>])[] = [
      ['joinRoom', { body: { room_id: `event-${ids.event}` } }, { body: { room_id: `event-${ids.unknown}` } }],
      ['joinRoom', { body: { room_id: `fixture-${gameId}` } }, { body: { room_id: `fixture-${ids.unknown}` } }],
      ['getGame', { path: { gameId } }, { path: { gameId: ids.unknown } }],
      ['followGame', { path: { gameId } }, { path: { gameId: ids.unknown } }],
    ];
    for (const [operation, real, unknown] of pairs)
      expect(JSON.stringify(await world.call(operation, { as, ...real })), operation).toBe(
        JSON.stringify(await world.call(operation, { as, ...unknown })),
      );
  });

  it.each(outside[kind])('for %s in lists and in what they were told, as if it had never been', async (_, as) => {
    const reads: readonly (readonly [OperationName, Omit<Call, 'as'>?])[] = [
      ['listEvents', { query: { per_page: 50 } }],
      ['listEvents', { query: { per_page: 50, mine: true } }],
      ['listEvents', { query: { keywords: 'prov' } }],
      ['listEvents', { query: { owner_type: 'community', owner_id: communityIds.thursday } }],
      ['listEvents', { query: { community_id: communityIds.thursday, per_page: 50 } }],
      ['listGames', { query: { per_page: 50 } }],
      ['getExplore'],
      ['listNotifications'],
      ['getMe'],
    ];
    for (const [operation, call] of reads)
      expect(JSON.stringify(await world.call(operation, { as, ...call })), operation).toBe(
        JSON.stringify(await fresh.call(operation, { as, ...call })),
      );
  });

  it('and is there for its own people', async () => {
    const list = (as: Persona) => world.call('listEvents', { as, query: { keywords: 'prov' } });
    for (const as of [people.going.as, people.invited.as, people.requested.as, people.host.as, people.runner.as])
      expect((await list(as)).body.data, as).toMatchObject({ events: [{ id: ids.event }] });
  });

  it('nobody outside is left in its rooms', () => {
    // for members whoever declined is one of its own people still
    const inside = {
      community: [people.going.id, people.member.id, people.declined.id],
      'invite-only': [people.going.id],
    }[kind];
    expect(membersOf(world.backend.realtime, `event-${ids.event}`)).toEqual(inside);
    expect(membersOf(world.backend.realtime, `fixture-${gameId}`)).toEqual([]);
  });
});

it('nothing live about it reaches who may not know of it', async () => {
  const world = await openWorld();
  await addEvent(world, 'approval');
  await world.call('updateEvent', { ...host, body: { visibility: 'invite-only' } });
  const told: (readonly [number, unknown])[] = [];
  world.backend.onEvent(({ user_id, data }) => {
    if (data['event_id'] === ids.event) told.push([user_id, data['change']]);
  });
  const reached = async (operation: OperationName, call: Call) => {
    told.length = 0;
    expect((await world.call(operation, { path: one, ...call })).status, operation).toBe(200);
    return told.toSorted(([a], [b]) => a - b);
  };
  const asked = { ...one, participantId: partOf(world, people.requested.id) };
  const { host: boss, runner, going, invited, requested } = people;
  const each = (changes: readonly (readonly [{ id: number }, string?])[]) =>
    changes.map(([{ id }, change]) => [id, change] as const).toSorted(([a], [b]) => a - b);

  const renamed = await reached('updateEvent', { ...host, body: { title: 'Tjetër' } });
  expect(renamed).toEqual(each([[boss], [runner], [going, 'updated'], [invited, 'updated'], [requested]]));
  const answered = await reached('answerEvent', { as: going.as, body: { status: 'maybe' } });
  expect(answered).toEqual(each([[boss], [runner], [going]]));
  // who asked is told that they are not let in, and nothing after that
  const declined = await reached('updateParticipant', { ...host, path: asked, body: { status: 'declined' } });
  expect(declined).toEqual(each([[boss], [runner], [requested, 'rejected']]));
  const gone = await world.call('getEvent', { as: requested.as, path: one });
  expect(gone.status).toBe(404);
  const cancelled = await reached('cancelEvent', { ...host, body: { reason: 'Shi.' } });
  expect(cancelled).toEqual(each([[boss], [runner], [going, 'cancelled'], [invited, 'cancelled']]));
});
