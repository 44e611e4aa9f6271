import type { GameRules, PointsPair } from '../api/generated/model';

/** How sets are won; with `tiebreak_at` they are of tennis. */
export type SetRules = Pick<
  GameRules,
  'best_of_sets' | 'set_points' | 'last_set_points' | 'tiebreak_at' | 'super_tiebreak_last'
>;

const TIE_BREAK_POINTS = 7;
/** Of a super tie-break in place of the deciding set. */
const SUPER_TIE_BREAK_POINTS = 10;

const moreAndLess = ({ home, away }: PointsPair): [number, number] => [Math.max(home, away), Math.min(home, away)];

/** To so many points, then on until one is two ahead. */
function isRaceWon(points: number, pair: PointsPair): boolean {
  const [more, less] = moreAndLess(pair);
  return more === Math.max(points, less + 2);
}

/** A match of one set has none that decides. */
const isDeciding = (number: number, { best_of_sets: best }: SetRules): boolean => number > 1 && number === best;

/** What the set with this number (from 1) is played to: points of volleyball, games of tennis. */
export const pointsOfSet = (number: number, rules: SetRules): number =>
  (isDeciding(number, rules) ? (rules.last_set_points ?? rules.set_points) : rules.set_points) ?? 0;

/** Whether a set was decided by a tie-break: 7–6 where it comes at 6. */
export function hasTieBreak(set: PointsPair | null, { tiebreak_at: at }: SetRules): boolean {
  const [more, less] = set ? moreAndLess(set) : [];
  return less === at && more === less + 1;
}

/** Whether the set with this number (from 1) was a tie-break to 10 in place of games. */
export const isSuperTieBreak = (set: PointsPair, number: number, rules: SetRules): boolean =>
  rules.super_tiebreak_last && isDeciding(number, rules) && isRaceWon(SUPER_TIE_BREAK_POINTS, set);

/** Whether somebody has won the set with this number by the rules of the game (design §8 and §9): for the form and the mock backend alike. */
export function isSetWon(set: PointsPair, number: number, rules: SetRules): boolean {
  const points = pointsOfSet(number, rules);
  const { tiebreak_at: at } = rules;
  if (at === null) return isRaceWon(points, set);
  if (hasTieBreak(set, rules)) return true;
  // level at that many games there is a tie-break, and no lead of two
  if (isRaceWon(points, set) && Math.min(set.home, set.away) < at) return true;
  return isSuperTieBreak(set, number, rules);
}

/** Whether a tie-break was won, by who won its set. */
export const isTieBreakWon = (tie: PointsPair, set: PointsPair): boolean =>
  isRaceWon(TIE_BREAK_POINTS, tie) && tie.home > tie.away === set.home > set.away;
