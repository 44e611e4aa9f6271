import { hasNextPeriod, isShootoutWon } from './periods.ts';
import { isMatchWon, isWon } from './sets.ts';
import type { LiveRules, LiveState } from './types.ts';

/** Whether the set or the shoot-out that is on has its winner; a period of time has none. */
export function isPartWon({ sets, period, shootout, kicks, retired }: LiveState, rules: LiveRules): boolean {
  const set = sets.at(-1);
  if (set) return retired !== null || isWon(set, period, rules);
  return shootout !== null && isShootoutWon(shootout, kicks);
}

/** Between two parts: whether one more period or set is to be played, or the game can end. */
export const goesOn = (state: LiveState, rules: LiveRules): boolean =>
  rules.best_of_sets === null ? hasNextPeriod(state, rules) : state.retired === null && !isMatchWon(state.sets, rules);
