import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lotOf } from './lots.ts';
import { presets } from './presets.ts';
import { standings } from './standings.ts';
import { randomCriteria, randomTable } from './testing/random-table.ts';
import { wrongReasons } from './testing/reasons.ts';
import { isOver, type SlowInput, slowRows } from './testing/slow-table.ts';
import type { Criterion, Preset, RankingCriterion, Sport, StandingsInput, StandingTable, TableGame } from './types.ts';
import { withResults } from './what-if.ts';

/** Tables per preset; `npm run test:full` looks at many more. A failure prints its seed. */
const RUNS = process.env['TEST_FULL'] ? 20_000 : 600;
const timeout = 30 * RUNS;

const plain = (...keys: readonly Criterion[]): readonly RankingCriterion[] => keys.map((key) => ({ key }));
const ofTwo: RankingCriterion = { key: 'h2h_wins', onlyIfTwo: true };
const written: readonly (readonly [Preset, Sport, readonly RankingCriterion[]])[] = [
  [
    'football-h2h',
    'football',
    plain('points', 'h2h_points', 'h2h_diff', 'h2h_scored', 'diff', 'scored', 'fair_play', 'lots'),
  ],
  [
    'football-gd',
    'football',
    plain('points', 'diff', 'scored', 'h2h_points', 'h2h_diff', 'h2h_scored', 'fair_play', 'lots'),
  ],
  [
    'basketball-fiba',
    'basketball',
    plain('win_pct', 'h2h_win_pct', 'h2h_diff', 'h2h_scored', 'diff', 'scored', 'lots'),
  ],
  ['volleyball-national', 'volleyball', plain('points', 'wins', 'set_ratio', 'point_ratio', 'h2h_wins', 'lots')],
  ['volleyball-fivb', 'volleyball', plain('wins', 'points', 'set_ratio', 'point_ratio', 'h2h_wins', 'lots')],
  ['tennis', 'tennis', [...plain('wins'), ofTwo, ...plain('set_pct', 'game_pct'), ofTwo, ...plain('lots')]],
];

/** Left to the tables of any criteria: teams level on all goals seldom are so on points among themselves, yet not on goals. */
const rare: Partial<Record<Preset, readonly Criterion[]>> = { 'football-gd': ['h2h_diff', 'h2h_scored'] };

describe.each(written)('random tables of %s', (preset, sport, criteria) => {
  const tables = randomTable(sport, presets[preset]);

  it('are those of the slow implementation, and give true reasons', { timeout }, () => {
    const named = new Set<Criterion>();
    let shared = 0;
    fc.assert(
      fc.property(tables, (input) => {
        const table = standings(input);
        const { ours, slow } = bothOf(table, input, criteria);
        expect(ours).toEqual(slow);
        for (const { tieBreaks } of table.rows) for (const { criterion } of tieBreaks) named.add(criterion);
        shared += Number(new Set(table.rows.map(({ rank }) => rank)).size < table.rows.length);
      }),
      { numRuns: RUNS },
    );
    const unseen = criteria.map(({ key }) => key).filter((key) => !named.has(key) && !rare[preset]?.includes(key));
    expect(unseen, 'criteria that broke no tie').toEqual([criteria[0]?.key]); // the first one makes the table
    expect(shared, 'tables with a shared rank').toBeGreaterThan(RUNS / 100);
  });

  it('are the same in whatever order teams and games come', { timeout }, () => {
    fc.assert(
      fc.property(tables, fc.integer({ min: 2, max: 1000 }), (input, salt) => {
        expect(standings(shuffled(input, salt))).toEqual(standings(input));
      }),
      { numRuns: RUNS },
    );
  });

  it('are the same after a what-if is undone', { timeout }, () => {
    const result = { score: { home: 2, away: 0 }, sets: [] };
    fc.assert(
      fc.property(tables, fc.array(fc.nat({ max: 15 })), (input, chosen) => {
        const before = standings(frozen(input));
        const guesses = new Map(chosen.map((index) => [100 + index, result]));
        const guessed = standings(withResults(input, guesses));
        expect(guessed).toEqual(standings(entered(input, chosen)));
        guesses.clear();
        expect(withResults(input, guesses)).toEqual(input);
        expect(standings(withResults(input, guesses))).toEqual(before);
      }),
      { numRuns: RUNS },
    );
  });
});

it('tables of any criteria are those of the slow implementation, and give true reasons', { timeout }, () => {
  const sports = fc.constantFrom(...written.map(([preset, sport]) => [preset, sport] as const));
  const any = fc
    .tuple(sports, randomCriteria)
    .chain(([[preset, sport], criteria]) => randomTable(sport, { ...presets[preset], criteria }));
  fc.assert(
    fc.property(any, (input) => {
      const { ours, slow } = bothOf(standings(input), input, input.rules.criteria);
      expect(ours).toEqual(slow);
    }),
    { numRuns: RUNS },
  );
});

/** All that the slow implementation says, of the table and of itself; `wrong` are reasons that are not true. */
function bothOf(table: StandingTable, input: StandingsInput, criteria: readonly RankingCriterion[]) {
  const slow: SlowInput = { ...input, criteria, lotOf: (team) => lotOf(team, input.seed) };
  const slowly = slowRows(slow);
  const keys = Object.keys(slowly[0] ?? {});
  const rows = table.rows.map((row) => {
    const ties = row.tieBreaks.map(({ criterion, with: others }) => ({
      criterion,
      level: [...others, row.team].toSorted((a, b) => a - b),
    }));
    return Object.fromEntries(Object.entries({ ...row, ties }).filter(([key]) => keys.includes(key)));
  });
  return {
    ours: { rows, isComplete: table.isComplete, wrong: wrongReasons(table, slow) },
    slow: { rows: slowly, isComplete: isOver(slow), wrong: [] },
  };
}

/** In an order that has nothing to do with the ids; 1009 is a prime. */
function shuffled(input: StandingsInput, salt: number): StandingsInput {
  const by = <T extends { readonly id: number }>(list: readonly T[]) =>
    list.toSorted((a, b) => ((a.id * salt) % 1009) - ((b.id * salt) % 1009));
  return { ...input, teams: by(input.teams), games: by(input.games) };
}

/** Where nothing can be changed, nothing is. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(Object.freeze(value))) frozen(part);
  return value;
}

/** The same with 2:0 in each chosen game that has no result, nor can never have one. */
function entered(input: StandingsInput, chosen: readonly number[]): StandingsInput {
  const games = input.games.map((game): TableGame => {
    const isFree =
      game.resultStatus === 'disputed' || !['finished', 'walkover', 'cancelled', 'abandoned'].includes(game.status);
    if (!isFree || !chosen.includes(game.id - 100)) return game;
    const { id, home, away, at, cards = [] } = game;
    return { id, home, away, at, cards, status: 'finished', resultStatus: 'provisional', score: { home: 2, away: 0 } };
  });
  return { ...input, games };
}
