import { hasTieBreak, isSetWon, isTieBreakWon } from '../../../src/shared/lib/set-rules.ts';
import type { GameRecord, SportRecord } from '../../db/records.ts';
import { type GameRules, rulesOf } from './rules.ts';
import type { Side } from './result.ts';

type SportKey = SportRecord['key'];
interface Points {
  readonly home: number;
  readonly away: number;
}
export interface SetScore extends Points {
  readonly tiebreak?: Points;
}
/** A score as it is entered: the whole or periods, or sets. */
export interface EnteredScore {
  readonly home?: number;
  readonly away?: number;
  readonly periods?: readonly Points[];
  readonly sets?: readonly SetScore[];
  readonly shootout?: Points;
}
export type Score = Pick<GameRecord, 'home_score' | 'away_score' | 'periods' | 'sets' | 'shootout'>;
/** What is wrong with it: the field of the body, and why. */
export type ScoreFault =
  | { readonly field: 'home' | 'away'; readonly why: 'missing' }
  | { readonly field: 'home' | 'periods'; readonly why: 'level' }
  | { readonly field: 'shootout'; readonly why: 'shootout' | 'no_shootout' | 'level' }
  | { readonly field: 'periods'; readonly why: 'sum' | 'too_many' | 'not_of_sport' }
  | { readonly field: 'sets'; readonly why: 'missing' | 'not_of_sport' | 'unfinished' | 'too_many' }
  | { readonly field: `sets.${number}`; readonly why: 'set' };
export type ScoreVerdict = { readonly score: Score; readonly fault?: undefined } | { readonly fault: ScoreFault };

/** The score of a game of these rules (of its sport when absent), or what is wrong with it (decision 042). */
export function readScore(sport: SportKey, entered: EnteredScore, rules = rulesOf(sport)): ScoreVerdict {
  const { best_of_sets } = rules;
  return best_of_sets === null ? readPeriods(rules, entered) : readSets(rules, best_of_sets, entered);
}

/** Extra time is a period more. */
const EXTRA_PERIODS = 4;

function readPeriods(rules: GameRules, entered: EnteredScore): ScoreVerdict {
  const { home, away, periods = [], sets } = entered;
  if (sets) return { fault: { field: 'sets', why: 'not_of_sport' } };
  if (periods.length > (rules.periods ?? 0) + EXTRA_PERIODS) return { fault: { field: 'periods', why: 'too_many' } };
  const sum = periods.length > 0 ? sumOf(periods) : null;
  if (sum && ((home !== undefined && home !== sum.home) || (away !== undefined && away !== sum.away)))
    return { fault: { field: 'periods', why: 'sum' } };
  const home_score = home ?? sum?.home;
  const away_score = away ?? sum?.away;
  if (home_score === undefined) return { fault: { field: 'home', why: 'missing' } };
  if (away_score === undefined) return { fault: { field: 'away', why: 'missing' } };
  const isLevel = home_score === away_score;
  if (isLevel && !rules.draw && !rules.shootout)
    return { fault: { field: home === undefined ? 'periods' : 'home', why: 'level' } };
  const fault = shootoutFault(isLevel && rules.shootout, entered.shootout);
  if (fault) return { fault };
  const shootout = entered.shootout ? { ...entered.shootout } : null;
  return { score: { home_score, away_score, periods: periods.map(({ ...one }) => one), sets: [], shootout } };
}

function shootoutFault(isNeeded: boolean, shootout: Points | undefined): ScoreFault | null {
  if (!shootout) return isNeeded ? { field: 'shootout', why: 'shootout' } : null;
  if (!isNeeded) return { field: 'shootout', why: 'no_shootout' };
  return shootout.home === shootout.away ? { field: 'shootout', why: 'level' } : null;
}

const sumOf = (periods: readonly Points[]): Points => ({
  home: periods.reduce((sum, { home }) => sum + home, 0),
  away: periods.reduce((sum, { away }) => sum + away, 0),
});

function readSets(rules: GameRules, bestOf: number, { periods = [], sets, shootout }: EnteredScore): ScoreVerdict {
  if (shootout) return { fault: { field: 'shootout', why: 'no_shootout' } };
  if (periods.length > 0) return { fault: { field: 'periods', why: 'not_of_sport' } };
  if (!sets) return { fault: { field: 'sets', why: 'missing' } };
  const needed = Math.ceil(bestOf / 2);
  const won: Record<Side, number> = { home: 0, away: 0 };
  for (const [index, set] of sets.entries()) {
    if (Math.max(won.home, won.away) === needed) return { fault: { field: 'sets', why: 'too_many' } };
    const winner = winnerOfSet(set, index + 1, rules);
    if (!winner) return { fault: { field: `sets.${index}`, why: 'set' } };
    won[winner] += 1;
  }
  if (Math.max(won.home, won.away) < needed) return { fault: { field: 'sets', why: 'unfinished' } };
  return {
    score: {
      home_score: won.home,
      away_score: won.away,
      periods: [],
      sets: sets.map(({ ...one }) => one),
      shootout: null,
    },
  };
}

/** A tie-break stands only beside a set that had one, and may be left out. */
function winnerOfSet({ tiebreak, ...set }: SetScore, number: number, rules: GameRules): Side | null {
  if (!isSetWon(set, number, rules)) return null;
  if (tiebreak && !(hasTieBreak(set, rules) && isTieBreakWon(tiebreak, set))) return null;
  return set.home > set.away ? 'home' : 'away';
}
