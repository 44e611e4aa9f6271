import type { Bracket, Slots } from './bracket.ts';
import { addRound, withoutByes, type PlannedGame } from './plan.ts';

/** The order in which the losers of a round of the winners' bracket meet those who have lost before. */
export type DropOrder = keyof typeof dropOrders;

const halves = <T>(list: readonly T[]) => [list.slice(0, list.length / 2), list.slice(list.length / 2)] as const;
export const dropOrders = {
  natural: <T>(list: readonly T[]): T[] => [...list],
  reverse: <T>(list: readonly T[]): T[] => list.toReversed(),
  half_shift: <T>(list: readonly T[]): T[] => halves(list).toReversed().flat(),
  reverse_half_shift: <T>(list: readonly T[]): T[] => halves(list).flatMap((half) => half.toReversed()),
  pair_flip: <T>(list: readonly T[]): T[] => list.flatMap((_, index) => list.slice(index ^ 1, (index ^ 1) + 1)),
};

/** By size, for rounds 2, 3 and so on: the orders with the fewest early rematches, found by simulation (design §14.3). */
const fewestRematches: Readonly<Record<number, readonly DropOrder[]>> = {
  8: ['reverse'],
  16: ['reverse', 'natural'],
  32: ['reverse_half_shift', 'half_shift', 'natural'],
  64: ['reverse', 'reverse_half_shift', 'half_shift', 'natural'],
};

export interface DoubleEliminationOptions {
  /** `reset`: who comes to the final with one loss has to win twice. */
  readonly grandFinal: 'single' | 'reset';
  /** Other orders than those with the fewest early rematches. */
  readonly orders?: readonly DropOrder[];
}

/** Who loses twice is out: losers of the winners' bracket drop to the losers' bracket, and the best of both play the final (design §14.3). */
export function doubleElimination(slots: Slots, { grandFinal, orders }: DoubleEliminationOptions): Bracket {
  if (slots.length < 2) return { slots, games: [] };
  const plan: PlannedGame[] = [];
  const chosen = orders ?? fewestRematches[slots.length] ?? [];
  let { winners: upper, losers: lower } = addRound(plan, 'winners', 1, slots);
  for (let round = 2; upper.length > 1; round += 1) {
    const played = addRound(plan, 'winners', round, upper);
    const survivors = addRound(plan, 'losers', 2 * round - 3, lower).winners;
    const dropped = dropOrders[chosen[round - 2] ?? 'natural'](played.losers);
    const pairs = survivors.flatMap((survivor, index) => [survivor, dropped[index] ?? null]);
    lower = addRound(plan, 'losers', 2 * round - 2, pairs).winners;
    upper = played.winners;
  }
  const final = addRound(plan, 'final', 1, [...upper, ...lower]);
  if (grandFinal === 'reset') addRound(plan, 'reset', 1, [...final.losers, ...final.winners]); // played if away wins: sides as before
  return { slots, games: withoutByes(plan) };
}
