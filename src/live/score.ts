import { setsWon, isTieBreak } from './sets.ts';
import { sumOf } from './periods.ts';
import { type LiveRules, type LiveState, otherSide, type Pair, type SetNow, type Side } from './types.ts';

/** Goals, points or sets won, and what they are made of. */
export interface ScoreNow {
  readonly home: number;
  readonly away: number;
  readonly periods: readonly Pair[];
  readonly sets: readonly SetNow[];
  readonly shootout: Pair | null;
}

/** The score of a game; of one that somebody gave up, the other side has the sets it lacked. */
export function scoreNow(state: LiveState, rules: LiveRules): ScoreNow {
  const { periods, sets, shootout, retired } = state;
  const isOfSets = rules.best_of_sets !== null;
  const won = isOfSets ? setsWon(sets, rules) : sumOf(periods);
  if (retired === null || state.phase !== 'over') return { ...won, periods, sets, shootout };
  const needed = Math.ceil((rules.best_of_sets ?? 1) / 2);
  return { ...won, [otherSide(retired)]: needed, periods, sets, shootout };
}

const CALLS = ['0', '15', '30', '40'];

/** Points within the set or game that is on, as they are called; null where the score says it all. */
export function currentPoints(state: LiveState, rules: LiveRules): Readonly<Record<Side, string>> | null {
  const set = state.sets.at(-1);
  if (!set || state.phase !== 'playing') return null;
  if (rules.sport === 'volleyball') return { home: String(set.home), away: String(set.away) };
  const { game } = state;
  if (isTieBreak(set, state.period, rules)) return { home: String(game.home), away: String(game.away) };
  return { home: callOf(game, 'home'), away: callOf(game, 'away') };
}

/** From 40:40 on only who leads counts. */
function callOf(game: Pair, side: Side): string {
  const own = game[side];
  const others = game[otherSide(side)];
  if (own < 3 || others < 3) return CALLS[own] ?? '40';
  return own > others ? 'AD' : '40';
}
