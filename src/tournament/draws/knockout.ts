import type { Slots } from './bracket.ts';

/** Who goes on from a stage of groups. */
export interface Qualification {
  readonly stage: number;
  /** Names of the groups, the one with the best winner first where it matters: the first have the byes and the lowest best-ranked teams. */
  readonly groups: readonly string[];
  /** So many of each group. */
  readonly perGroup: number;
  /** Further teams of this rank: their groups, the best team first; null: not known yet. */
  readonly best: { readonly rank: number; readonly from: readonly (string | null)[] } | null;
}

/** The slots of the knockout after groups (design §14.4). */
export function knockoutSlots(_qualification: Qualification): Slots {
  return [];
}
