import type { Bracket, Slots, Source } from './bracket.ts';
import { addRound, withoutByes, type PlannedGame } from './plan.ts';

/** Who loses is out; the losers of the semi-finals may play for third place (design §14.3). */
export function singleElimination(slots: Slots, { thirdPlace }: { readonly thirdPlace: boolean }): Bracket {
  const plan: PlannedGame[] = [];
  let sides: readonly (Source | null)[] = slots;
  let losers: readonly Source[] = [];
  for (let round = 1; sides.length > 2; round += 1)
    ({ winners: sides, losers } = addRound(plan, 'winners', round, sides));
  if (thirdPlace) addRound(plan, 'third', 1, losers);
  if (sides.length === 2) addRound(plan, 'final', 1, sides);
  return { slots, games: withoutByes(plan) };
}
