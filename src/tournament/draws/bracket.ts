import type { Entrant } from './entrants.ts';

/** Where a side of a game comes from: an entrant, or how another game of the bracket ends. */
export type Source = Entrant | { readonly kind: 'winner' | 'loser'; readonly game: number };

/** `final` and `reset` decide who wins; an elimination without a second chance has winners, third and final. */
export type BracketPart = 'winners' | 'losers' | 'third' | 'final' | 'reset';

export interface BracketGame {
  /** From 1 in the order of play; sources name it. */
  readonly number: number;
  readonly part: BracketPart;
  /** From 1 within its part. */
  readonly round: number;
  /** From 1 within its round, from top to bottom. Places of byes are left out, as a bye is no game. */
  readonly position: number;
  readonly home: Source;
  readonly away: Source;
}

/** Whose first opponent is whom: two by two, from top to bottom; beside null is who has a bye. */
export type Slots = readonly (Entrant | null)[];

export interface Bracket {
  readonly slots: Slots;
  readonly games: readonly BracketGame[];
}

/** The seeds of 1, 2, 4, 8 … slots from top to bottom: the best two can meet in the final only, and so on (design §14.3). */
export function seedPositions(size: number): number[] {
  let seeds = [1];
  while (seeds.length < size) seeds = seeds.flatMap((seed) => [seed, 2 * seeds.length + 1 - seed]);
  return seeds;
}

/** Slots for entrants by seed; the best have the byes, and no two byes meet. */
export function seededSlots(entrants: readonly Entrant[]): Slots {
  return entrants.length === 0 ? [] : seedPositions(entrants.length).map((seed) => entrants[seed - 1] ?? null);
}
