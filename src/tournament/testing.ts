import { seededSlots, type Bracket, type Slots, type Source } from './draws/bracket.ts';
import { entrantsOf } from './draws/entrants.ts';
import type { Random } from './draws/random.ts';
import type { Winner } from './play/game-now.ts';
import { playBracket } from './play/play-bracket.ts';

/** For tests: 1, 2, 3 and so on. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Slots of teams that are numbered by seed. */
export const slotsOf = (count: number): Slots => seededSlots(entrantsOf(upTo(count)));

/** 1: team or seed 1; W3, L3: winner and loser of game 3; A2: second of group A; best1: the best of those who are ranked across groups. */
export function short(source: Source | null): string {
  if (!source) return 'bye';
  if ('game' in source) return `${source.kind === 'winner' ? 'W' : 'L'}${source.game}`;
  if (source.kind === 'team') return `${source.team}`;
  return source.kind === 'rank' ? `${source.group}${source.rank}` : `best${source.nth}`;
}

export const pairsOf = (slots: Slots): string[] =>
  slots.flatMap((slot, index) => (index % 2 === 0 ? [`${short(slot)}-${short(slots[index + 1] ?? null)}`] : []));

/** Plays a whole bracket; answers the results. */
export function playOut(bracket: Bracket, next: Random): Map<number, Winner> {
  const results = new Map<number, Winner>();
  for (const { number } of bracket.games) {
    const now = playBracket(bracket, { results }).games[number - 1];
    if (now?.state === 'ready') results.set(number, next() < 0.5 ? 'home' : 'away');
  }
  return results;
}
