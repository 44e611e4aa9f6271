/** Writes around games, their sides and results (decision 042). */
import { expect } from 'vitest';
import { eventIds } from '../../mocks/seed/event-plan.ts';
import type { Persona, World } from './mock-world.ts';
import { firstOfLeague, gameOf, lineup, liveOfLeague, nextAtHome } from './permission-game-rows.ts';
import { at, read, type WriteCase, type WriteName } from './write-case.ts';

const thursday = { eventId: eventIds.thursday };
const host = { as: 'teamAdmin' } as const;
const stranger = { as: 'superUser', status: 403 } as const;
/** Played, its result entered by the other side; the player is the captain of theirs. */
const played = (w: World) => ({ path: gameOf(w, eventIds.played) });
const game = async (w: World, eventId: number, as: Persona = 'player') =>
  at(await read(w, 'getGame', { as, path: gameOf(w, eventId) }), 'game');
const sides = async (w: World) =>
  Promise.all(
    (['home', 'away'] as const).map(async (side) => Reflect.get(Object(await game(w, thursday.eventId)), side)),
  );

type Names = Exclude<
  Extract<WriteName, `${string}Game` | `${string}Result` | 'declareWalkover' | 'balanceEvent' | 'setLineup'>,
  'moveGame'
>;

export const gameWrites: Record<Names, WriteCase> = {
  makeEventGame: {
    ...host,
    send: () => ({ path: thursday, body: {} }),
    shows: async (w) =>
      expect(await game(w, thursday.eventId)).toMatchObject({ kind: 'event', event: { id: thursday.eventId } }),
    foreign: stranger,
  },
  balanceEvent: {
    ...host,
    send: () => ({ path: thursday, body: { variant: 2 } }),
    shows: async (w) => {
      const [home, away] = await sides(w);
      // fourteen heads, ten of them with a name
      expect(home.lineup.length + away.lineup.length).toBe(10);
      const heads = (lineup: { guests: number }[]) => lineup.reduce((sum, { guests }) => sum + 1 + guests, 0);
      expect([heads(home.lineup), heads(away.lineup)]).toEqual([7, 7]);
    },
    foreign: stranger,
    invalid: { body: { variant: -1 }, field: 'variant' },
  },
  enterResult: {
    as: 'player',
    send: (w) => ({
      ...played(w),
      body: {
        sets: [
          { home: 21, away: 25 },
          { home: 26, away: 28 },
          { home: 20, away: 25 },
        ],
      },
    }),
    shows: async (w) =>
      expect(await game(w, eventIds.played)).toMatchObject({
        score: {
          home: 0,
          away: 3,
          sets: [
            { home: 21, away: 25 },
            { home: 26, away: 28 },
            { home: 20, away: 25 },
          ],
        },
        result_status: 'provisional',
        home: { has_confirmed: false },
        away: { has_confirmed: true, is_winner: true },
      }),
    foreign: stranger,
    invalid: { body: { sets: [{ home: 25, away: 24 }] }, field: 'sets.0' },
  },
  confirmResult: {
    as: 'player',
    send: (w) => ({ ...played(w), body: {} }),
    shows: async (w) =>
      expect(await game(w, eventIds.played)).toMatchObject({
        result_status: 'official',
        away: { has_confirmed: true },
      }),
    foreign: stranger,
  },
  disputeResult: {
    as: 'player',
    send: (w) => ({ ...played(w), body: { reason: ' Seti i dytë ishte yni. ' } }),
    shows: async (w) =>
      expect(await game(w, eventIds.played)).toMatchObject({
        result_status: 'disputed',
        result: { disputed_by: { name: 'Arben Hoxha' }, dispute_reason: 'Seti i dytë ishte yni.' },
      }),
    foreign: stranger,
    invalid: { body: { reason: ' ' }, field: 'reason' },
  },
  declareWalkover: {
    as: 'organizationManager',
    module: 'organization',
    send: (w) => ({ path: liveOfLeague(w), body: { forfeits: ['away'], reason: ' Nuk erdhën. ' } }),
    shows: async (w) =>
      expect(at(await read(w, 'getGame', { as: 'guest', path: { gameId: 29 } }), 'game')).toMatchObject({
        status: 'walkover',
        score: { home: 3, away: 0 },
        walkover_reason: 'Nuk erdhën.',
        result_status: 'official',
        home: { is_winner: true, forfeited: false },
        away: { forfeited: true },
      }),
    foreign: { as: 'teamAdmin', status: 403 },
    invalid: { body: { forfeits: [], reason: 'Nuk erdhën.' }, field: 'forfeits' },
  },
  reopenResult: {
    as: 'organizationManager',
    module: 'organization',
    send: (w) => ({ path: firstOfLeague(w), body: { reason: ' Protesta u pranua. ' } }),
    shows: async (w) =>
      expect(at(await read(w, 'getGame', { as: 'player', path: { gameId: 1 } }), 'game')).toMatchObject({
        status: 'scheduled',
        result_status: 'none',
        score: { home: null, away: null },
        reopened: { reason: 'Protesta u pranua.' },
      }),
    foreign: { as: 'teamAdmin', status: 403 },
    invalid: { body: { reason: ' ' }, field: 'reason' },
  },
  setLineup: {
    as: 'teamCoach',
    send: (w) => ({ path: nextAtHome(w), body: { players: lineup } }),
    shows: async (w) =>
      expect(
        at(await read(w, 'getGame', { as: 'guest', path: nextAtHome(w) }), 'game', 'home', 'lineup'),
      ).toMatchObject(lineup.map(({ user_id, is_starter }) => ({ user: { id: user_id }, is_starter }))),
    foreign: stranger,
    invalid: { body: { players: [] }, field: 'players' },
  },
  followGame: {
    as: 'superUser',
    send: (w) => ({ ...played(w), body: {} }),
    shows: async (w) =>
      expect(await game(w, eventIds.played, 'superUser')).toMatchObject({ is_followed: true, followers_count: 1 }),
    foreign: 'Everybody may follow a game they may know of.',
  },
  unfollowGame: {
    as: 'superUser',
    prepare: (w) => w.call('followGame', { as: 'superUser', ...played(w), body: {} }),
    send: (w) => ({ ...played(w) }),
    shows: async (w) =>
      expect(await game(w, eventIds.played, 'superUser')).toMatchObject({ is_followed: false, followers_count: 0 }),
    foreign: 'One’s own following: without it nothing changes.',
  },
};
