import { describe, expect, it } from 'vitest';
import { createMockBackend } from '../main.ts';
import { call, now } from '../handlers/teams/testing.ts';

interface LiveGame {
  game: {
    status: string;
    score: object;
    live: { period: number; clock: object | null; current: object | null; serving: string | null } | null;
  };
  events: { type: string; side: string | null; player: { name: string } | null; clock_ms: number }[];
}

/** The seeded game that is on, by sport, as many minutes after the story's moment. */
async function liveGames(at = now) {
  const backend = createMockBackend({ now: () => at });
  await backend.control.ready();
  const { db } = backend.control;
  const on = db.read.games.filter(
    ({ kind, status }) => kind === 'fixture' && (status === 'live' || status === 'break'),
  );
  const read = async (sportId: number) => {
    const game = on.find(({ sport_id }) => sport_id === sportId);
    const { body } = await call(backend, null, `GET /fixture/${game?.id ?? 0}`);
    return body.data as LiveGame; // checked by the contract's schema
  };
  return { football: await read(1), basketball: await read(2), volleyball: await read(3), tennis: await read(4) };
}

describe('the seeded games that are on are told by their logs', () => {
  it('to the score that they have always had', async () => {
    const { football, basketball, volleyball, tennis } = await liveGames();
    expect(football.game).toMatchObject({
      status: 'live',
      score: { home: 1, away: 0, periods: [{ home: 1, away: 0 }] },
      live: {
        period: 1,
        part: 'regular',
        clock: { mode: 'up', running: true, period_ms: 2_700_000, before_ms: 0 },
        current: null,
      },
    });
    expect(basketball.game).toMatchObject({
      score: {
        home: 38,
        away: 41,
        periods: [
          { home: 21, away: 18 },
          { home: 17, away: 23 },
        ],
      },
      live: { period: 2, clock: { mode: 'down', period_ms: 600_000, before_ms: 600_000 } },
    });
    expect(volleyball.game).toMatchObject({
      score: {
        home: 1,
        away: 1,
        sets: [
          { home: 25, away: 21 },
          { home: 22, away: 25 },
          { home: 11, away: 9 },
        ],
      },
      live: { period: 3, clock: null, current: { home: '11', away: '9' } },
    });
    expect(tennis.game).toMatchObject({
      score: {
        home: 1,
        away: 0,
        sets: [
          { home: 6, away: 4 },
          { home: 2, away: 3 },
        ],
      },
      live: { period: 2, clock: null, current: { home: '0', away: '0' } },
    });
  });

  it('with names for whoever may see the line-ups', async () => {
    const { football } = await liveGames();
    const goal = football.events.find(({ type }) => type === 'goal');
    expect(goal).toMatchObject({ side: 'home', clock_ms: 1_340_000 });
    expect(goal?.player?.name).not.toBe('');
  });

  it('at any minute of the day', async () => {
    for (let minute = 1; minute < 30; minute += 7) {
      const { football, basketball, volleyball, tennis } = await liveGames(now + minute * 60_000);
      expect([football, basketball, volleyball, tennis].map(({ game }) => game.live === null)).toEqual([
        false,
        false,
        false,
        false,
      ]);
      expect(football.game.score).toMatchObject({ home: 1, away: 0 });
    }
  });
});
