import { isSetWon } from '../shared/lib/set-rules.ts';
import type { LiveRules, LiveState, Pair, SetNow, Side } from './types.ts';

const TIE_BREAK = 7;
const SUPER_TIE_BREAK = 10;

const lead = ({ home, away }: Pair): number => Math.abs(home - away);
const most = ({ home, away }: Pair): number => Math.max(home, away);
const isRaceWon = (points: number, pair: Pair): boolean => most(pair) >= points && lead(pair) >= 2;

/** The set with this number is a tie-break to 10 in place of games. */
export const isSuperTieBreak = (number: number, rules: LiveRules): boolean =>
  rules.sport === 'tennis' && rules.super_tiebreak_last && number > 1 && number === rules.best_of_sets;

/** Level at so many games a tie-break is played. */
export const isTieBreak = (set: SetNow, number: number, rules: LiveRules): boolean =>
  isSuperTieBreak(number, rules) ||
  (rules.tiebreak_at !== null && set.home === rules.tiebreak_at && set.away === rules.tiebreak_at);

export const isWon = (set: SetNow, number: number, rules: LiveRules): boolean => isSetWon(set, number, rules);

/** Sets that each side has won. */
export function setsWon(sets: readonly SetNow[], rules: LiveRules): Pair {
  const won = (side: Side, other: Side) =>
    sets.filter((set, index) => isWon(set, index + 1, rules) && set[side] > set[other]).length;
  return { home: won('home', 'away'), away: won('away', 'home') };
}

export const isMatchWon = (sets: readonly SetNow[], rules: LiveRules): boolean =>
  most(setsWon(sets, rules)) >= Math.ceil((rules.best_of_sets ?? 1) / 2);

const plus = (pair: Pair, side: Side): Pair => ({ ...pair, [side]: pair[side] + 1 });
const NONE: Pair = { home: 0, away: 0 };

/** A rally of volleyball: its winner serves. */
export function afterRally(state: LiveState, side: Side): Partial<LiveState> {
  return { sets: withLast(state.sets, plus(lastOf(state.sets), side)), serving: side };
}

/** A point of tennis, within its game, tie-break or super tie-break. */
export function afterPoint(state: LiveState, side: Side, rules: LiveRules): Partial<LiveState> {
  const set = lastOf(state.sets);
  const game = plus(state.game, side);
  const first = state.firstServer ?? 'home';
  if (isTieBreak(set, state.period, rules)) {
    const isSuper = isSuperTieBreak(state.period, rules);
    if (!isRaceWon(isSuper ? SUPER_TIE_BREAK : TIE_BREAK, game)) return { game, serving: tieBreakServer(first, game) };
    const done = isSuper ? game : { ...plus(set, side), tiebreak: game };
    return { ...nextGame(first), sets: withLast(state.sets, done) };
  }
  if (!isRaceWon(4, game)) return { game };
  return { ...nextGame(first), sets: withLast(state.sets, plus(set, side)) };
}

const lastOf = (sets: readonly SetNow[]): SetNow => sets.at(-1) ?? NONE;
const withLast = (sets: readonly SetNow[], set: SetNow): SetNow[] => [...sets.slice(0, -1), set];

/** Who received serves the next game. */
function nextGame(first: Side): Pick<LiveState, 'game' | 'firstServer' | 'serving'> {
  const next = first === 'home' ? 'away' : 'home';
  return { game: NONE, firstServer: next, serving: next };
}

/** One point, then two each. */
function tieBreakServer(first: Side, { home, away }: Pair): Side {
  const isFirst = Math.floor((home + away + 1) / 2) % 2 === 0;
  return isFirst ? first : first === 'home' ? 'away' : 'home';
}
