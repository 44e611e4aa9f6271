import { fairPlayOf } from './fair-play.ts';
import type { TableGame, Outcome, Pair, RankingRules, SetScore, Side, Sport, Totals } from './types.ts';

const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');
const level: Pair = { home: 0, away: 0 };

/** How a game that was played ended for a side. */
export function outcomeOf({ status, score, forfeits = [], retired }: TableGame, side: Side): Outcome {
  if (status === 'walkover') return forfeits.includes(side) ? 'L' : 'W';
  if (retired) return retired === side ? 'L' : 'W';
  const { [side]: own, [otherSide(side)]: other } = score ?? level;
  if (own === other) return 'D';
  return own > other ? 'W' : 'L';
}

/** What a game that was played brings to a side. */
export function totalsOfGame(
  game: TableGame,
  side: Side,
  { sport, rules }: { sport: Sport; rules: RankingRules },
): Totals {
  const outcome = outcomeOf(game, side);
  const { score, sets } = game.status === 'walkover' ? awarded(game, rules) : played(game);
  const isBySets = sport === 'volleyball' || sport === 'tennis';
  const scored = isBySets ? sumOf(sets) : score;
  const setsWon = isBySets ? score : level;
  const other = otherSide(side);
  return {
    played: 1,
    won: Number(outcome === 'W'),
    drawn: Number(outcome === 'D'),
    lost: Number(outcome === 'L'),
    points: pointsOf(game, side, rules),
    for: scored[side],
    against: scored[other],
    setsWon: setsWon[side],
    setsLost: setsWon[other],
    fairPlay: fairPlayOf(game.cards ?? [], side),
  };
}

interface Scored {
  readonly score: Pair;
  readonly sets: readonly Pair[];
}

const played = ({ score, sets = [] }: TableGame): Scored => ({ score: score ?? level, sets: sets.map(gamesOf) });

const gamesOf = ({ home, away, isMatchTiebreak }: SetScore): Pair =>
  isMatchTiebreak ? { home: Number(home > away), away: Number(away > home) } : { home, away };

/** Nothing to anybody when neither side played. */
function awarded({ forfeits = [] }: TableGame, { forfeitScore: { score, perSet = 0 } }: RankingRules): Scored {
  const toWinner = (amount: number): Pair => ({
    home: forfeits.includes('home') ? 0 : amount,
    away: forfeits.includes('away') ? 0 : amount,
  });
  return { score: toWinner(score), sets: Array.from({ length: score }, () => toWinner(perSet)) };
}

function pointsOf(game: TableGame, side: Side, rules: RankingRules): number {
  const outcome = outcomeOf(game, side);
  if (outcome === 'D') return rules.draw;
  if (game.status === 'walkover') return outcome === 'W' ? rules.win : rules.forfeitLoss;
  const { win5set = rules.win, loss5set = rules.loss } = hasDecidingSet(game) ? rules : {};
  return outcome === 'W' ? win5set : loss5set;
}

/** Both won sets, the winner one more. */
const hasDecidingSet = ({ score, retired }: TableGame): boolean =>
  !retired && score !== null && Math.abs(score.home - score.away) === 1 && Math.min(score.home, score.away) > 0;

const sumOf = (pairs: readonly Pair[]): Pair => ({
  home: pairs.reduce((sum, { home }) => sum + home, 0),
  away: pairs.reduce((sum, { away }) => sum + away, 0),
});
