import { describe, expect, it } from 'vitest';
import type { OperationName } from '../../mocks/contract/types.ts';
import { routes } from '../../src/shared/api/generated/routes.ts';
import { addGame, HOUR, ids, people } from './game-world.ts';
import { type Call, changes, dumpOf, now, openWorld, type Persona, type World } from './mock-world.ts';

// For whom an event by invitation is not, its game does not exist: every answer equals that for another id (decisions 041 and 042).
const UNKNOWN = 9090;
const ENTRY = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
/** On now, with sides, followed by the outsider when everybody might know of it. */
async function becamePrivate(): Promise<World> {
  const world = await openWorld();
  await addGame(world, { event: { starts_at: now - HOUR, ends_at: now + HOUR } });
  const path = { gameId: ids.game };
  for (const as of [people.outsider.as, people.removed.as])
    expect((await world.call('followGame', { as, path, body: {} })).status).toBe(200);
  await world.backend.control.db.transact((db) => db.events.update(ids.event, { visibility: 'invite-only' }));
  return world;
}
const bodies: Partial<Record<OperationName, object>> = {
  enterResult: { home: 3, away: 1 },
  disputeResult: { reason: 'Jo.' },
  declareWalkover: { forfeits: ['home'], reason: 'Jo.' },
  reopenResult: { reason: 'Jo.' },
  appointOfficial: { user_id: 1, role: 'referee' },
  answerAppointment: { accept: true },
  setLineup: { players: [{ user_id: 1, is_starter: true }] },
  sendGameEvents: { events: [] },
  completeGameEvent: { player_id: null, related_player_id: null, how: null },
  moveGame: { starts_at: '2026-12-05T18:00:00+01:00', court_id: null },
};
const operations = (Object.keys(routes) as OperationName[]).filter((name) => routes[name].path.includes('{gameId}'));
const outside: readonly (readonly [string, Persona])[] = [
  ['a guest', 'guest'],
  ['an outsider', people.outsider.as],
  ['who was removed', people.removed.as],
];

describe('the game of an event by invitation', async () => {
  const world = await becamePrivate();
  const fresh = await openWorld();

  it.each(outside)('does not exist for %s, operation by operation', async (_, as) => {
    expect(operations).toHaveLength(18);
    for (const operation of [...operations, 'makeEventGame', 'balanceEvent'] as const) {
      const body = bodies[operation] ?? {};
      const before = dumpOf(world.backend);
      const ask = (gameId: number, eventId: number) =>
        world.call(operation, { as, path: { gameId, eventId, userId: 1, clientId: ENTRY, side: 'home' }, body });
      const real = await ask(ids.game, ids.event);
      expect([operation, real.status]).toEqual([operation, routes[operation].public || as !== 'guest' ? 404 : 401]);
      expect(changes(before, dumpOf(world.backend)), operation).toEqual([]);
      expect(JSON.stringify(real), operation).toBe(JSON.stringify(await ask(UNKNOWN, UNKNOWN)));
    }
    const enter = (id: number) => world.call('joinRoom', { as, body: { room_id: `fixture-${id}` } });
    expect(JSON.stringify(await enter(ids.game))).toBe(JSON.stringify(await enter(UNKNOWN)));
  });

  it.each(outside)('is in no list for %s, and nothing of it is told', async (_, as) => {
    await world.call('enterResult', { as: people.host.as, path: { gameId: ids.game }, body: { home: 3, away: 1 } });
    const reads: readonly (readonly [OperationName, Omit<Call, 'as'>?])[] = [
      ['listGames'],
      ['listGames', { query: { when: 'live' } }],
      ['listGames', { query: { when: 'past', per_page: 50 } }],
      ['getExplore'],
      ['getExplore', { query: { city_id: 1, sport_id: 1 } }],
      ['listNotifications'],
    ];
    for (const [operation, call] of reads)
      expect(JSON.stringify(await world.call(operation, { as, ...call })), operation).toBe(
        JSON.stringify(await fresh.call(operation, { as, ...call })),
      );
  });

  it('is there for its people', async () => {
    for (const { as } of [people.host, people.manager, people.invited, people.awayPlayer])
      expect((await world.call('getGame', { as, path: { gameId: ids.game } })).status).toBe(200);
    const { body } = await world.call('listGames', { as: people.awayPlayer.as, query: { when: 'past', per_page: 1 } });
    expect(body.data).toMatchObject({ games: [{ id: ids.game, permissions: { confirm_result: true } }] });
  });
});

describe('names', async () => {
  const world = await openWorld();
  await addGame(world, {
    game: {
      status: 'finished',
      home_score: 3,
      away_score: 1,
      result: {
        entered_by: people.host.id,
        entered_at: now,
        official_at: now + 86_400_000,
        confirmed: ['home'],
        disputed_by: people.awayPlayer.id,
        dispute_reason: 'Ishte 2:2.',
        settled_at: null,
      },
    },
  });
  const game = async (as: Persona) =>
    (await world.call('getGame', { as, path: { gameId: ids.game } })).body.data as { game: { home: { lineup: [] } } }; // checked by the contract's schema

  it('of an event’s people are for the signed-in, and the words of a dispute for those they concern', async () => {
    const dispute = { disputed_by: { id: people.awayPlayer.id }, dispute_reason: 'Ishte 2:2.' };
    const nothing = { disputed_by: null, dispute_reason: null };
    const [guest, outsider] = [await game('guest'), await game(people.outsider.as)];
    expect(guest).toMatchObject({ game: { home: { lineup: [] }, result: { entered_by: null, ...nothing } } });
    expect(guest.game.home.lineup).toEqual([]);
    expect(outsider).toMatchObject({ game: { result: { entered_by: { id: people.host.id }, ...nothing } } });
    expect(outsider.game.home.lineup).toHaveLength(2);
    for (const { as } of [people.host, people.manager, people.homePlayer, people.awayCaptain])
      expect(await game(as)).toMatchObject({ game: { result: dispute } });
    expect(await game(people.invited.as)).toMatchObject({ game: { result: nothing } });
  });
});
