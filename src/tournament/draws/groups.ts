import type { Entrant } from './entrants.ts';
import { roundRobin, type LeagueGame } from './round-robin.ts';

export interface Group {
  readonly name: string;
  readonly entrants: readonly Entrant[];
}

/** A, B, C and so on. */
export const groupNames = (count: number): string[] => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.slice(0, count).split('');

/** Groups as strong as each other: by seed A B C D, then back D C B A, and so on (design §14.4). */
export function snake(entrants: readonly Entrant[], count: number): Group[] {
  const groupOf = (seed: number) => {
    const step = seed % count;
    return Math.floor(seed / count) % 2 === 0 ? step : count - 1 - step;
  };
  return groupNames(count).map((name, index) => ({
    name,
    entrants: entrants.filter((_, seed) => groupOf(seed) === index),
  }));
}

/** The games of all groups, by round. */
export function groupGames(groups: readonly Group[], legs: 1 | 2): LeagueGame[] {
  return groups.flatMap(({ name, entrants }) => roundRobin(entrants, legs, name)).toSorted((a, b) => a.round - b.round);
}
