import type { BracketGame } from '../draws/bracket.ts';
import { isOpen, teamsOf, type GameNow } from './game-now.ts';

/** A place of the final order, which several teams share when no game has decided between them. */
export interface Place {
  readonly place: number;
  readonly teams: readonly number[];
}

/**
 * The places of the teams that play no more: the later somebody goes out, the better. A place is that of the game in which they
 * went out, however many came that far, so that one which nobody earned stays empty.
 */
export function placesOf(games: readonly GameNow[]): Place[] {
  const ofLoser = placesOfLosers(games.map(({ game }) => game));
  const places = new Map<number, number>();
  for (const { game, winner, losers } of games) {
    for (const team of losers) {
      places.delete(team); // those who share a place are listed in the order in which they went out
      places.set(team, ofLoser.get(game.number) ?? 0);
    }
    if (winner !== null && game.part !== 'winners' && game.part !== 'losers')
      places.set(winner, game.part === 'third' ? 3 : 1);
  }
  for (const team of games.filter(isOpen).flatMap(teamsOf)) places.delete(team);
  const teams = Map.groupBy(places.keys(), (team) => places.get(team) ?? 0);
  return [...teams].map(([place, shared]) => ({ place, teams: shared })).toSorted((a, b) => a.place - b.place);
}

/** By number of the game, the place of who goes out there or, where the loser plays on, of who loses the next one, too. */
function placesOfLosers(games: readonly BracketGame[]): Map<number, number> {
  const next = new Map<number, number>();
  for (const { number, home, away } of games)
    for (const source of [home, away]) if (source.kind === 'loser') next.set(source.game, number);
  const places = new Map<number, number>();
  let better = 1; // teams ahead of the round, which comes from the last to the first
  for (const round of roundsFromLast(games)) {
    const out = round.filter(({ number }) => !next.has(number));
    if (round[0]?.part === 'third') better += 1; // its winner
    for (const { number } of out) places.set(number, better + 1);
    better += out.length;
    for (const { number } of round) if (!places.has(number)) places.set(number, places.get(next.get(number) ?? 0) ?? 0);
  }
  return places;
}

const roundsFromLast = (games: readonly BracketGame[]): BracketGame[][] => [
  ...Map.groupBy(games.toReversed(), ({ part, round }) => `${part} ${round}`).values(),
];
