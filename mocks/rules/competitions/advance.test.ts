import { describe, expect, it } from 'vitest';
import { playBracket, type Winner } from '../../../src/tournament/index.ts';
import type { GameRecord } from '../../db/records.ts';
import { addCup } from '../../handlers/games/bracket-testing.ts';
import { createMockBackend } from '../../main.ts';
import { createRandom } from '../../seed/random.ts';
import { advanceBrackets, followersThatBegan } from './advance.ts';
import { winnerOf } from './brackets.ts';
import { changeFor, statusToPlay, unplayed } from './settled.ts';
import { stageGames } from './stages.ts';

const SEED = Number(process.env['TEST_SEED'] || Date.now() % 1_000_000);
const RUNS = process.env['TEST_FULL'] ? 2000 : 200;
const now = Date.parse('2026-11-24T10:00:00+01:00');
const result = {
  entered_by: 1,
  entered_at: now,
  official_at: now,
  confirmed: [],
  disputed_by: null,
  dispute_reason: null,
  settled_at: null,
};

/** `seed of a run`: who sits where, who has won, and what is on, of every game; said by the database and by the engine. */
async function run(seed: number) {
  const random = createRandom(seed);
  const backend = createMockBackend({ now: () => now });
  await backend.control.ready();
  return play(backend, random);
}

async function play(backend: ReturnType<typeof createMockBackend>, random: ReturnType<typeof createRandom>) {
  const teams = backend.control.db.read.teams
    .filter({ sport_id: 1 })
    .map(({ id }) => id)
    .slice(0, random.int(2, 10));
  const type = random.chance(0.5) && teams.length > 2 ? 'double-elimination' : 'single-elimination';
  const cup = await addCup(backend, now, { teams, type });
  const left = new Set<number>();
  await backend.control.db.transact(async (db) => {
    const games = (): GameRecord[] => stageGames(db, cup.stage);
    const advance = () => advanceBrackets(db, cup.competition, cup.stage);
    for (let step = 0; step < 60; step += 1) {
      const open = games().filter(
        (one) =>
          one.home_team_id !== null &&
          one.away_team_id !== null &&
          (one.status === 'scheduled' || one.status === 'unscheduled'),
      );
      const played = games().filter((one) => one.result !== null && followersThatBegan(db, one).length === 0);
      const [leaves, turns, takesBack] = [random.chance(0.04), random.chance(0.15), random.chance(0.2)];
      if (leaves) {
        const team = random.pick(teams);
        const entry = db.competitionTeams.one('entry', cup.competition.id, team);
        left.add(team);
        if (entry) await db.competitionTeams.update(entry.id, { status: 'withdrawn' });
      } else if (played.length > 0 && turns) {
        const one = random.pick(played);
        // the other side has won
        const homeWins = winnerOf(one) === 'away';
        await db.games.update(one.id, {
          ...unplayed,
          status: 'finished',
          home_score: homeWins ? 2 : 0,
          away_score: homeWins ? 0 : 2,
          result,
        });
      } else if (played.length > 0 && takesBack) {
        const one = random.pick(played);
        await db.games.update(one.id, { ...unplayed, status: statusToPlay(one) });
      } else if (open.length > 0) {
        const one = random.pick(open);
        const homeWins = random.chance(0.5);
        await db.games.update(
          one.id,
          random.chance(0.15)
            ? { ...changeFor(random.pick(['home', 'away', 'nobody'] as const), 3), result }
            : { status: 'finished', home_score: homeWins ? 2 : 0, away_score: homeWins ? 0 : 2, result },
        );
      } else break;
      await advance();
    }
    // what is left open is played
    for (;;) {
      const one = games().find(
        ({ home_team_id, away_team_id, status }) =>
          home_team_id !== null && away_team_id !== null && (status === 'scheduled' || status === 'unscheduled'),
      );
      if (!one) break;
      await db.games.update(one.id, { status: 'finished', home_score: 1, away_score: 0, result });
      await advance();
    }
  });
  const stored = stageGames(backend.control.db.read, cup.stage);
  const results = new Map<number, Winner>();
  for (const game of stored) {
    const winner = winnerOf(game);
    if (winner !== undefined) results.set(game.place?.number ?? 0, winner);
  }
  const engine = playBracket(cup.bracket, { results, left });
  return {
    stored: stored.map(({ home_team_id, away_team_id, status }) => `${home_team_id}-${away_team_id} ${ended(status)}`),
    engine: engine.games.map(
      ({ home, away, state }) =>
        `${seat(home)}-${seat(away)} ${state === 'waiting' || state === 'ready' ? 'open' : 'over'}`,
    ),
    isOver: engine.isOver,
    unfounded: stored.filter((one) => isUnfounded(one, left)).length,
  };
}
/** A game that no one has decided is won without playing although the other team is there. */
const isUnfounded = (
  { status, result: by, forfeits, home_team_id, away_team_id }: GameRecord,
  left: Set<number>,
): boolean =>
  status === 'walkover' &&
  by === null &&
  forfeits.some((side) => {
    const loser = side === 'home' ? home_team_id : away_team_id;
    return loser !== null && !left.has(loser);
  });
const ended = (status: string): string => (status === 'scheduled' || status === 'unscheduled' ? 'open' : 'over');
const seat = (one: { kind: string; team?: number }) => (one.kind === 'team' ? one.team : null);

describe(`random brackets with results, forfeits, results that are taken back and teams that leave (seed ${SEED})`, () => {
  it(`${RUNS} are played to the end: every seat and every end is the engine’s`, async () => {
    const different: string[] = [];
    for (let index = 0; index < RUNS; index += 1) {
      const { stored, engine, isOver, unfounded } = await run(SEED + index);
      if (!isOver || unfounded > 0 || JSON.stringify(stored) !== JSON.stringify(engine))
        different.push(`${SEED + index}: ${JSON.stringify({ isOver, stored, engine })}`);
    }
    expect(different).toEqual([]);
  }, 200_000);
});
