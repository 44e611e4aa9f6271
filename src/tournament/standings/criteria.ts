import type { Criterion, Totals } from './types.ts';

type Measure = (totals: Totals) => number;
export type Measured = Exclude<Criterion, 'lots'>;

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
/** Nothing lost is infinitely good, unless nothing was won either (design §14). */
const ratio = (won: number, lost: number): number => (won === 0 ? 0 : won / lost);

const points: Measure = (of) => of.points;
const wins: Measure = (of) => of.won;
const scored: Measure = (of) => of.for;
export const diff: Measure = (of) => of.for - of.against;
export const winPct: Measure = (of) => share(of.won, of.played);
export const pointRatio: Measure = (of) => ratio(of.for, of.against);

/** What each criterion compares: of all games or, head to head, of those among the teams that are level. */
export const measures: Readonly<Record<Measured, Measure>> = {
  points,
  wins,
  win_pct: winPct,
  diff,
  scored,
  set_ratio: (of) => ratio(of.setsWon, of.setsLost),
  point_ratio: pointRatio,
  set_pct: (of) => share(of.setsWon, of.setsWon + of.setsLost),
  game_pct: (of) => share(of.for, of.for + of.against),
  fair_play: (of) => of.fairPlay,
  h2h_points: points,
  h2h_wins: wins,
  h2h_win_pct: winPct,
  h2h_diff: diff,
  h2h_scored: scored,
};

/** Those that grow with the number of games. */
const sums: ReadonlySet<Criterion> = new Set<Criterion>(['points', 'wins', 'diff', 'scored', 'fair_play']);

/** What a criterion compares between teams that have not played the same number of games. */
export const perGame = (criterion: Measured, of: Totals): number =>
  sums.has(criterion) ? share(measures[criterion](of), of.played) : measures[criterion](of);

export const isHeadToHead = (criterion: Criterion): boolean => criterion.startsWith('h2h_');
