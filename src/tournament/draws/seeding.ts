import { random, shuffled } from './random.ts';

export interface SeedEntry {
  readonly team: number;
  /** From 1, the strongest; null: none yet. */
  readonly seed: number | null;
  /** Whether the seed stays whatever the method. */
  readonly isLocked: boolean;
}

export type SeedingMethod =
  /** As a person or a table says, the strongest first; who is not named follows as seeded before. */
  | { readonly kind: 'manual' | 'ranking'; readonly order: readonly number[] }
  | { readonly kind: 'random'; readonly seed: number };

/**
 * The teams by seed, the strongest first. Locked seeds stay; the others fill what is left, so that no seed is empty: who enters or
 * withdraws before the start is drawn in or out by seeding again.
 */
export function seedTeams(entries: readonly SeedEntry[], method: SeedingMethod): number[] {
  const seeds = lockedSeeds(entries);
  const free = inOrder(
    entries.filter(({ team }) => !seeds.includes(team)),
    method,
  );
  return seeds.map((team) => team ?? free.shift() ?? 0);
}

/** Locks beyond the last seed, as teams have left, are the last seeds; of two locks on one seed the later team gets it. */
function lockedSeeds(entries: readonly SeedEntry[]): (number | null)[] {
  const seeds = entries.map((): number | null => null);
  for (const { team, seed } of bySeed(entries)
    .filter(({ isLocked }) => isLocked)
    .toReversed()) {
    if (seed === null) continue;
    const before = seeds.lastIndexOf(null, seed - 1);
    seeds[before === -1 ? seeds.indexOf(null) : before] = team;
  }
  return seeds;
}

function inOrder(entries: readonly SeedEntry[], method: SeedingMethod): number[] {
  if (method.kind === 'random') {
    const teams = entries.map(({ team }) => team).toSorted((a, b) => a - b); // the same draw however they are listed
    return shuffled(teams, random(method.seed));
  }
  const rank = new Map(method.order.map((team, index) => [team, index]));
  return bySeed(entries)
    .map(({ team }) => team)
    .toSorted((a, b) => (rank.get(a) ?? Infinity) - (rank.get(b) ?? Infinity) || 0);
}

const bySeed = (entries: readonly SeedEntry[]): SeedEntry[] =>
  entries.toSorted((a, b) => (a.seed ?? Infinity) - (b.seed ?? Infinity) || a.team - b.team);
