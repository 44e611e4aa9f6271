import type { LiveRules, LogEvent, Pair, Side } from '../types.ts';

/** Sets of the slow implementation: their points are counted from the first on, for each question. */
type Told = readonly LogEvent[];

export interface SlowSet extends Pair {
  readonly tiebreak: Pair | null;
  /** Points of the game that is on. */
  readonly game: Pair;
  /** Games that are over; a tie-break is one. */
  readonly games: number;
  readonly isTieBreak: boolean;
}

const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');
const tally = (points: readonly Side[]): Pair => ({
  home: points.filter((side) => side === 'home').length,
  away: points.filter((side) => side === 'away').length,
});

/** Who has so many points and two more than the other. */
function leader({ home, away }: Pair, points: number): Side | null {
  if (home >= points && home - away >= 2) return 'home';
  return away >= points && away - home >= 2 ? 'away' : null;
}

const isLast = (number: number, { best_of_sets: best }: LiveRules) => best !== 1 && number === best;
const isSuper = (number: number, rules: LiveRules) =>
  rules.sport === 'tennis' && rules.super_tiebreak_last && isLast(number, rules);

const pointsOf = (told: Told, number: number): Side[] =>
  told.flatMap(({ type, period, side }) => (type === 'point' && period === number && side ? [side] : []));

/** The set with a number as its points have left it. */
export function setAfter(rules: LiveRules, told: Told, number: number): SlowSet {
  const points = pointsOf(told, number);
  const none = tally([]);
  const all = tally(points);
  if (rules.sport === 'volleyball') return { ...all, tiebreak: null, game: none, games: 0, isTieBreak: false };
  if (isSuper(number, rules)) {
    return leader(all, 10)
      ? { ...all, tiebreak: null, game: none, games: 1, isTieBreak: true }
      : { ...none, tiebreak: null, game: all, games: 0, isTieBreak: true };
  }
  const winners: Side[] = [];
  let tiebreak: Pair | null = null;
  let begun = 0;
  const isDue = () => tally(winners).home === rules.tiebreak_at && tally(winners).away === rules.tiebreak_at;
  for (let end = 1; end <= points.length; end += 1) {
    const game = tally(points.slice(begun, end));
    const winner = leader(game, isDue() ? 7 : 4);
    if (!winner) continue;
    if (isDue()) tiebreak = game;
    winners.push(winner);
    begun = end;
  }
  return { ...tally(winners), tiebreak, game: tally(points.slice(begun)), games: winners.length, isTieBreak: isDue() };
}

export function setsOf(rules: LiveRules, told: Told): SlowSet[] {
  if (rules.best_of_sets === null) return [];
  return told.filter(({ type }) => type === 'period-start').map(({ period }) => setAfter(rules, told, period));
}

export function winnerOf(rules: LiveRules, set: SlowSet, number: number): Side | null {
  if (set.tiebreak) return set.home > set.away ? 'home' : 'away';
  if (isSuper(number, rules)) return leader(set, 10);
  const points = (isLast(number, rules) ? rules.last_set_points : null) ?? rules.set_points ?? 0;
  return leader(set, points);
}

/** Who is named; else home, then in volleyball who received, in tennis whose turn it is. */
export function firstServer(rules: LiveRules, told: Told, number: number): Side {
  const named = told.find(({ type, period }) => type === 'period-start' && period === number)?.side;
  if (named) return named;
  if (number === 1) return 'home';
  return rules.sport === 'tennis' ? serverAfter(rules, told, number - 1) : other(firstServer(rules, told, number - 1));
}

/** By games in turn, in a tie-break once and then twice each. */
export function serverAfter(rules: LiveRules, told: Told, number: number): Side {
  const first = firstServer(rules, told, number);
  const { games, game, isTieBreak } = setAfter(rules, told, number);
  const turn = games % 2 === 0 ? first : other(first);
  if (!isTieBreak) return turn;
  const places = [turn, other(turn), other(turn), turn];
  return places[(game.home + game.away) % 4] ?? turn;
}
