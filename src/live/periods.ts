import type { GameLive } from '../shared/api/generated/model';
import type { LiveRules, LiveState, Pair } from './types.ts';

const KICKS = 5;

export const sumOf = (pairs: readonly Pair[]): Pair => ({
  home: pairs.reduce((sum, { home }) => sum + home, 0),
  away: pairs.reduce((sum, { away }) => sum + away, 0),
});

export const isLevel = ({ home, away }: Pair): boolean => home === away;

const regularPeriods = ({ periods }: LiveRules): number => periods ?? 0;
/** Football plays both halves of extra time; basketball one period after another until somebody leads. */
const extraPeriods = ({ sport, extra_time_minutes: minutes }: LiveRules): number =>
  sport === 'football' && minutes ? 2 : 0;

/** The number of the shoot-out among the periods; null where there is none. */
export const shootoutPeriod = (rules: LiveRules): number | null =>
  rules.shootout ? regularPeriods(rules) + extraPeriods(rules) + 1 : null;

/** What a period is, for who does not know the rules; a game of sets goes on without more of them. */
export function partOf(rules: LiveRules, period: number): GameLive['part'] {
  if (period === shootoutPeriod(rules)) return 'shootout';
  return rules.periods !== null && period > rules.periods ? 'extra' : 'regular';
}

/** Whether the kicks so far decide: nobody can be caught with five each, afterwards a lead after as many kicks. */
export function isShootoutWon(goals: Pair, kicks: Pair): boolean {
  const left = { home: Math.max(KICKS - kicks.home, 0), away: Math.max(KICKS - kicks.away, 0) };
  if (left.home + left.away > 0) return goals.home > goals.away + left.away || goals.away > goals.home + left.home;
  return isLevel(kicks) && !isLevel(goals);
}

/** Between two periods: whether one more is to be played. */
export function hasNextPeriod(state: LiveState, rules: LiveRules): boolean {
  const regular = regularPeriods(rules);
  const { period } = state;
  if (period < regular) return true;
  if (rules.draw) return false;
  if (state.shootout) return false;
  if (period > regular && period < regular + extraPeriods(rules)) return true;
  return isLevel(sumOf(state.periods));
}
