import type { Bracket, Source } from '../draws/bracket.ts';
import { seatOf, type Seat, type StageOrder } from '../draws/entrants.ts';
import { gameNow, isOpen, type GameNow, type Winner } from './game-now.ts';
import { placesOf, type Place } from './places.ts';

/** What has happened to a bracket since it was drawn. */
export interface Happened {
  /**
   * By number of the game. A result counts once both sides are known. The winner of a walkover is kept as a result, too: then
   * nothing that is settled changes when another team leaves.
   */
  readonly results: ReadonlyMap<number, Winner>;
  /** Teams that left after the start: results stand, and who meets them in a game without one advances. */
  readonly left?: ReadonlySet<number>;
  /** How earlier stages ended, by id. */
  readonly orders?: ReadonlyMap<number, StageOrder>;
}

export interface BracketNow {
  readonly games: readonly GameNow[];
  readonly isOver: boolean;
  /** null: not known yet or, when it is over, nobody. */
  readonly champion: number | null;
  /** Of the teams that play no more, the best first. */
  readonly places: readonly Place[];
}

/** Who plays whom now, who is out and who has won (design §14.3). */
export function playBracket(bracket: Bracket, { results, left = new Set(), orders = new Map() }: Happened): BracketNow {
  const games: GameNow[] = [];
  const seat = (source: Source): Seat =>
    'game' in source ? endOf(games[source.game - 1], source.kind) : seatOf(source, orders);
  for (const game of bracket.games) {
    const now = gameNow(game, seat(game.home), seat(game.away), results.get(game.number), left);
    const isNeedless = game.part === 'reset' && !needsReset(games.at(-1));
    games.push(isNeedless ? { ...now, ...NEEDLESS } : now);
  }
  const places = bracket.games.length === 0 ? placeOfOne(bracket, seat, left) : placesOf(games);
  const [first] = places;
  return {
    games,
    isOver: !games.some(isOpen),
    champion: first?.place === 1 ? (first.teams[0] ?? null) : null,
    places,
  };
}

const NOBODY: Seat = { kind: 'nobody' };
const NEEDLESS = { state: 'needless', home: NOBODY, away: NOBODY, winner: null, losers: [] } as const;

/** Who leaves a game as its winner or loser; of two that forfeited neither goes on. */
function endOf(now: GameNow | undefined, kind: 'winner' | 'loser'): Seat {
  if (!now || isOpen(now)) return { kind: 'open' };
  const team = kind === 'winner' ? now.winner : now.winner === null ? null : now.losers[0];
  return typeof team === 'number' ? { kind: 'team', team } : NOBODY;
}

/** Whether the final is followed by another: when who came with one loss, the away side, has won it. */
const needsReset = (final: GameNow | undefined): boolean =>
  !!final && (isOpen(final) || (final.away.kind === 'team' && final.winner === final.away.team));

/** A cup of one team is won without a game. */
function placeOfOne({ slots }: Bracket, seat: (source: Source) => Seat, left: ReadonlySet<number>): Place[] {
  const seats = slots.flatMap((slot) => (slot ? [seat(slot)] : []));
  return seats.flatMap((one) => (one.kind === 'team' && !left.has(one.team) ? [{ place: 1, teams: [one.team] }] : []));
}
