import { describe, expect, it } from 'vitest';
import { replay } from '../../../src/live/index.ts';
import { createMockBackend } from '../../main.ts';
import { call, now } from '../../handlers/teams/testing.ts';
import { demoId } from '../../seed/demo-accounts.ts';
import { liveRules, logOf } from '../games/log.ts';

const MINUTE = 60_000;
const games = { football: 29, basketball: 59, volleyball: 71, tennis: 84 } as const;

async function open(plays: boolean) {
  const clock = { now };
  const backend = createMockBackend({ now: () => clock.now, plays });
  await backend.control.ready();
  const db = () => backend.control.db.read;
  return {
    backend,
    db,
    count: (id: number) => db().gameEvents.by('game', id).length,
    game: (id: number) => db().games.get(id),
    async after(minutes: number) {
      clock.now += minutes * MINUTE;
      await backend.control.tend();
    },
  };
}
type World = Awaited<ReturnType<typeof open>>;
/** What the log of a game says, and whether everything in it fits. */
function told(w: World, id: number) {
  const game = w.game(id);
  if (!game) throw new Error('no such game');
  const { state, entries } = replay(liveRules(w.db(), game), logOf(w.db(), id));
  return { phase: state.phase, misfits: entries.filter(({ refused }) => refused !== null).length };
}

describe('games that play themselves', () => {
  it('go on minute by minute, and every entry fits', async () => {
    const w = await open(true);
    const before = Object.values(games).map(w.count);
    for (let n = 0; n < 10; n += 1) await w.after(0.5);
    for (const [index, id] of Object.values(games).entries()) {
      expect(w.count(id), `game ${id}`).toBeGreaterThan(before[index] ?? 0);
      expect(told(w, id).misfits, `game ${id}`).toBe(0);
    }
  });

  it('end with a result that stands, in one go after a night', async () => {
    const w = await open(true);
    await w.after(12 * 60);
    for (const id of Object.values(games)) {
      expect([id, w.game(id)?.status, told(w, id)]).toEqual([id, 'finished', { phase: 'over', misfits: 0 }]);
      const { body } = await call(w.backend, null, `GET /fixture/${id}`);
      expect(body.data).toMatchObject({ game: { result_status: 'official', live: null } });
    }
    // the semi-final of a knockout has a winner, who stands in the final
    const final = w
      .db()
      .games.by('competition', 3)
      .find(({ place }) => place?.bracket?.side === 'final');
    const semi = w.game(games.basketball);
    const winner = (semi?.home_score ?? 0) > (semi?.away_score ?? 0) ? semi?.home_team_id : semi?.away_team_id;
    expect([final?.home_team_id, final?.away_team_id]).toContain(winner);
  });

  it('are as they are where nothing plays them, and where somebody tracks them', async () => {
    const still = await open(false);
    const before = still.count(games.football);
    await still.after(60);
    expect(still.count(games.football)).toBe(before);
    const w = await open(true);
    await w.backend.control.db.transact((db) =>
      db.games.update(games.football, {
        tracking: { user_id: 4, since: now, seen_at: now, asked_by: null, code: 'x' },
        trackers: [4],
      }),
    );
    await w.after(60);
    expect(w.count(games.football)).toBe(before);
    expect(w.count(games.tennis)).toBeGreaterThan(85);
  });
});

describe('a football game to be tracked', () => {
  /** Of the organization that account 04 runs: on, and tracked by nobody. */
  const openOnes = (w: World) =>
    w
      .db()
      .games.filter(({ competition_id, status, tracking }) => {
        const isOfFour = competition_id === 1 || competition_id === 2;
        return isOfFour && (status === 'live' || status === 'break') && !tracking;
      })
      .map(({ id }) => id);

  it('is always on: when one is over or taken, the next kicks off, once', async () => {
    const w = await open(true);
    await w.after(0.5);
    expect(openOnes(w)).toEqual([29]);
    await call(w.backend, demoId('organizationManager'), 'POST /fixture/29/track/claim', {
      body: { module: 'organization' },
    });
    await w.after(0.5);
    expect(openOnes(w)).toEqual([31]);
    await w.after(0.5);
    expect(openOnes(w)).toEqual([31]);
    expect(told(w, 31)).toEqual({ phase: 'playing', misfits: 0 });
    const { body } = await call(w.backend, demoId('organizationManager'), 'GET /fixture/31?module=organization');
    expect(body.data).toMatchObject({ game: { permissions: { track: true }, tracker: null, live: { period: 1 } } });
    await w.after(12 * 60);
    expect(w.game(31)?.status).toBe('finished');
    expect(openOnes(w)).toHaveLength(1);
  });
  it('does not kick off by itself in tests', async () => {
    const w = await open(false);
    await w.after(12 * 60);
    expect(w.game(31)?.status).toBe('scheduled');
  });
});
