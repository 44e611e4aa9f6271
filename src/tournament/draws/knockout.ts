import { seededSlots, type Slots } from './bracket.ts';
import type { Entrant } from './entrants.ts';
import { drawApart, type Qualified } from './knockout-search.ts';

/** Who goes on from a stage of groups. */
export interface Qualification {
  readonly stage: number;
  /** Names of the groups. With byes or best-ranked teams, that of the best winner first: the first have the byes, or the lowest of those as opponents. */
  readonly groups: readonly string[];
  /** So many of each group. */
  readonly perGroup: number;
  /** Further teams of this rank: the groups they come from, the best team first; null: not known yet. */
  readonly best: { readonly rank: number; readonly from: readonly (string | null)[] } | null;
}

/** Beyond, a draw that keeps group mates apart may take seconds to find. */
const MOST = { perGroup: 4, bestRank: 3, best: 4 };
export const canBeDrawn = (perGroup: number, bestRank: number, best: number): boolean =>
  perGroup <= MOST.perGroup && (best === 0 || (bestRank <= MOST.bestRank && best <= MOST.best));

/**
 * The slots of the knockout after groups (design §14.4): winners against runners-up of other groups, the lowest best-ranked team
 * against the best winner allowed, and no group mates before the latest possible round. The teams of one group, or more
 * than can be drawn, are seeded by rank.
 */
export function knockoutSlots({ stage, groups, perGroup, best }: Qualification): Slots {
  const ranks = Array.from({ length: perGroup }, (_, index) => index + 1);
  const field: Qualified[] = ranks.flatMap((rank) =>
    groups.map((group) => ({ group, rank, isBest: false, entrant: { kind: 'rank', stage, group, rank } })),
  );
  for (const [index, group] of (best?.from ?? []).entries()) {
    const entrant: Entrant = { kind: 'best-rank', stage, rank: best?.rank ?? 0, nth: index + 1 };
    field.push({ group, rank: best?.rank ?? 0, isBest: true, entrant });
  }
  const isSeeded = groups.length < 2 || !canBeDrawn(perGroup, best?.rank ?? 0, best?.from.length ?? 0);
  return (isSeeded ? null : drawApart(field)) ?? seededSlots(field.map(({ entrant }) => entrant));
}
