/** A place of an earlier stage, whose team is known when that stage is over. */
export type Link =
  | { readonly kind: 'rank'; readonly stage: number; readonly group: string; readonly rank: number }
  /** The nth best of the teams that have this rank in their groups. */
  | { readonly kind: 'best-rank'; readonly stage: number; readonly rank: number; readonly nth: number };

/** Who enters a stage. */
export type Entrant = { readonly kind: 'team'; readonly team: number } | Link;

export const entrantsOf = (teams: readonly number[]): Entrant[] => teams.map((team) => ({ kind: 'team', team }));

/** How a stage ended: what links to it mean. */
export interface StageOrder {
  /** The teams of each group, the best first. An elimination stage is one group, A; null: a place that nobody reached alone. */
  readonly groups: Readonly<Record<string, readonly (number | null)[]>>;
  /** By rank, the teams that have it in their groups, the best first. */
  readonly best: Readonly<Record<number, readonly number[]>>;
}

/** Who sits on one side of a game. */
export type Seat =
  | { readonly kind: 'team'; readonly team: number }
  /** Not known yet. */
  | { readonly kind: 'open' }
  /** Nobody will come. */
  | { readonly kind: 'nobody' };

/** Who an entrant is, once the stages that are over are known by their ids. */
export function seatOf(entrant: Entrant, orders: ReadonlyMap<number, StageOrder>): Seat {
  if (entrant.kind === 'team') return entrant;
  const order = orders.get(entrant.stage);
  if (!order) return { kind: 'open' };
  const team =
    entrant.kind === 'rank'
      ? order.groups[entrant.group]?.[entrant.rank - 1]
      : order.best[entrant.rank]?.[entrant.nth - 1];
  return typeof team === 'number' ? { kind: 'team', team } : { kind: 'nobody' };
}
