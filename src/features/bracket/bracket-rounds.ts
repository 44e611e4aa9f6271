import type { BracketSide, Fixture, FixtureSide, FixtureStage, Id, TeamRef } from '../../shared/api/generated/model';
import { isOn, isOver } from './game-states.ts';

/** A game of a bracket, or the place of a team that has no opponent in a round. */
export type BracketEntry =
  | { key: string; game: Fixture; bye?: never }
  | { key: string; bye: FixtureSide; game?: never };

/** A round of one side of a bracket. */
export interface BracketRound {
  /** As addresses name it: `winners-2`, `final`. */
  key: string;
  place: FixtureStage;
  side: BracketSide;
  entries: readonly BracketEntry[];
}

/** The order in which a bracket is read. */
const order = ['winners', 'losers', 'third', 'final', 'reset'] as const satisfies readonly BracketSide[];

/** A game whose place in a bracket is known. */
interface Placed {
  game: Fixture;
  place: FixtureStage;
  side: BracketSide;
}

/** The key of the only entry of who has no opponent before this game. */
export const byeKey = (gameId: Id, side: 'home' | 'away'): string => `${gameId}-${side}`;
export const gameKey = (id: Id): string => String(id);
/** Whether a side comes from another game of its bracket. */
const isOfGame = ({ source }: FixtureSide): boolean => source?.kind === 'winner' || source?.kind === 'loser';

/**
 * The rounds of a bracket in reading order: winners, losers, third place, final, second final. Who enters after the first round of
 * the winners has a bye in the one before. A second final that is not needed any more is left out.
 */
export function bracketRounds(games: readonly Fixture[]): BracketRound[] {
  const placed = games.flatMap((game): Placed[] => {
    const { stage } = game;
    return stage?.bracket ? [{ game, place: stage, side: stage.bracket.side }] : [];
  });
  const isDecided = placed.some(({ side, game }) => side === 'final' && game.home.is_winner === true);
  const needed = placed.filter(({ side, game }) => !(side === 'reset' && isDecided && !isOver(game)));
  const lastOfWinners = Math.max(0, ...needed.map(({ side, place }) => (side === 'winners' ? place.round : 0)));
  const byes = Map.groupBy(needed.flatMap(byesBefore), ({ round }) => round ?? lastOfWinners);
  const rounds = [...Map.groupBy(needed, keyOf)].flatMap(([key, [first, ...others]]) =>
    first ? [{ key, first, all: [first, ...others] }] : [],
  );
  return rounds
    .toSorted((a, b) => inOrder(a.first, b.first))
    .map(({ key, first: { place, side }, all }) => ({
      key,
      place,
      side,
      entries: [
        ...all.toSorted(byPosition).map(({ game }) => ({ key: gameKey(game.id), game })),
        ...((side === 'winners' ? byes.get(place.round) : undefined) ?? []).map(({ entry }) => entry),
      ],
    }));
}

function keyOf({ side, place }: Placed): string {
  return side === 'winners' || side === 'losers' ? `${side}-${place.round}` : side;
}

const inOrder = (a: Placed, b: Placed): number =>
  order.indexOf(a.side) - order.indexOf(b.side) || a.place.round - b.place.round;
const byPosition = (a: Placed, b: Placed): number =>
  (a.place.bracket?.position ?? 0) - (b.place.bracket?.position ?? 0);

/** Sides that come from no game, with the round of the winners before; null: its last one. */
function byesBefore({ game, place, side }: Placed): { round: number | null; entry: BracketEntry }[] {
  const isFinal = side === 'final' && place.type !== 'double-elimination';
  if (!isFinal && !(side === 'winners' && place.round > 1)) return [];
  return (['home', 'away'] as const)
    .filter((key) => !isOfGame(game[key]))
    .map((key) => ({ round: isFinal ? null : place.round - 1, entry: { key: byeKey(game.id, key), bye: game[key] } }));
}

/** The round that people look for: of a game that is on, else of the one that is next, else the first that is not over, else the last. */
export function currentRound(rounds: readonly BracketRound[]): BracketRound | undefined {
  const open = rounds.flatMap((round) =>
    round.entries.flatMap(({ game }) => (game && !isOver(game) ? [{ round, game, at: game.starts_at ?? '' }] : [])),
  );
  const [next] = open.filter(({ at }) => at !== '').toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return (open.find(({ game }) => isOn(game)) ?? next ?? open[0])?.round ?? rounds.at(-1);
}

/** Who has won the bracket, and in which game; null while that is open, or when nobody has. */
export function winnerOfBracket(rounds: readonly BracketRound[]): { team: TeamRef; gameId: Id } | null {
  const game = rounds.findLast(({ side }) => side === 'final' || side === 'reset')?.entries[0]?.game;
  const team = game && [game.home, game.away].find(({ is_winner }) => is_winner === true)?.team;
  return team ? { team, gameId: game.id } : null;
}
