/** Writes of the log of a game (decision 063). */
import { expect } from 'vitest';
import { demoId } from '../../mocks/seed/demo-accounts.ts';
import { now, type World } from './mock-world.ts';
import { entryOfLiga, liveOfLiga } from './permission-tracking-rows.ts';
import { at, read, type WriteCase, type WriteName } from './write-case.ts';

const organizer = { as: 'organizationManager', module: 'organization' } as const;
const stranger = { as: 'everyone', module: 'organization', status: 403 } as const;
const ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
/** Of the away team, in the first half that is on. */
const goal = {
  client_id: ID,
  type: 'goal',
  side: 'away',
  period: 1,
  clock_ms: 1_700_000,
  at: new Date(now - 60_000).toISOString(),
};

const game = (w: World) => read(w, 'getGame', { ...organizer, path: liveOfLiga(w) });
const claimed = (w: World) => read(w, 'claimTracking', { ...organizer, path: liveOfLiga(w), body: {} });

type Names = Extract<
  WriteName,
  'claimTracking' | 'releaseTracking' | 'sendGameEvents' | 'completeGameEvent' | 'voidGameEvent'
>;

export const trackingWrites: Record<Names, WriteCase> = {
  claimTracking: {
    ...organizer,
    send: (w) => ({ path: liveOfLiga(w), body: {} }),
    shows: async (w) =>
      expect(at(await game(w), 'game', 'tracker', 'user')).toMatchObject({
        id: demoId('organizationManager'),
      }),
    foreign: stranger,
    invalid: { body: { take_over: 'yes' }, field: 'take_over' },
  },
  releaseTracking: {
    ...organizer,
    prepare: claimed,
    send: (w) => ({ path: liveOfLiga(w), body: {} }),
    shows: async (w) => expect(at(await game(w), 'game', 'tracker')).toBeNull(),
    foreign: stranger,
    invalid: { body: { hand_over: 'yes' }, field: 'hand_over' },
  },
  sendGameEvents: {
    ...organizer,
    prepare: claimed,
    send: (w) => ({ path: liveOfLiga(w), body: { events: [goal] } }),
    shows: async (w) => {
      const answer = await game(w);
      expect(at(answer, 'game', 'score')).toMatchObject({ home: 1, away: 1 });
      expect(at(answer, 'events')).toContainEqual(expect.objectContaining({ client_id: ID, side: 'away' }));
    },
    foreign: stranger,
    invalid: { body: { events: [{ ...goal, points: 9 }] }, field: 'events.0.points' },
  },
  completeGameEvent: {
    ...organizer,
    prepare: claimed,
    send: (w) => ({ path: entryOfLiga(w), body: { player_id: null, related_player_id: null, how: null } }),
    shows: async (w) => {
      const answer = await game(w);
      expect(at(answer, 'game', 'score')).toMatchObject({ home: 1, away: 0 });
      expect(at(answer, 'events')).toContainEqual(expect.objectContaining({ type: 'goal', player: null }));
    },
    foreign: stranger,
    invalid: { body: { player_id: 'me' }, field: 'player_id' },
  },
  voidGameEvent: {
    ...organizer,
    prepare: claimed,
    send: (w) => ({ path: entryOfLiga(w), query: { module: 'organization', reason: 'Ofsajd.' } }),
    shows: async (w) => {
      const answer = await game(w);
      expect(at(answer, 'game', 'score')).toMatchObject({ home: 0, away: 0 });
      expect(at(answer, 'events')).toContainEqual(expect.objectContaining({ type: 'goal', void_reason: 'Ofsajd.' }));
    },
    foreign: stranger,
  },
};
