import { seedPositions, type Slots } from './bracket.ts';
import type { Entrant } from './entrants.ts';

/** Somebody who has come through a group. */
export interface Qualified {
  readonly entrant: Entrant;
  /** null: not known yet. */
  readonly group: string | null;
  readonly rank: number;
  /** As one of the best of this rank. */
  readonly isBest: boolean;
}

/** A first game; null: the home side has a bye. */
type Opening = readonly [home: Qualified, away: Qualified | null];

/**
 * The first draw, in order of preference, that keeps group mates apart; `field`: the strongest first. Preferred above all is that the
 * strongest have the byes, then the opponents of best-ranked teams, then those of the others, at last the positions.
 */
export function drawApart(field: readonly Qualified[]): Slots | null {
  const size = seedPositions(field.length).length;
  for (const [byes, others] of selections(field, size - field.length)) {
    const homes = others.slice(0, others.length / 2);
    const aways = others.slice(others.length / 2);
    const lowest = aways.filter(({ isBest }) => isBest).toReversed();
    const rest = aways.filter(({ isBest }) => !isBest).toSorted((a, b) => b.rank - a.rank);
    const slots = meetBest(lowest, new Map(), homes, (met) => place(byes, homes, met, rest, size / 2));
    if (slots) return slots;
  }
  return null;
}

/** The lowest of the best-ranked gets the first home side with which a draw is found, then the next. */
function meetBest(
  lowest: readonly Qualified[],
  met: ReadonlyMap<Qualified, Qualified>,
  homes: readonly Qualified[],
  draw: (met: ReadonlyMap<Qualified, Qualified>) => Slots | null,
): Slots | null {
  const [low, ...others] = lowest;
  if (!low) return draw(met);
  for (const home of homes) {
    if (met.has(home) || areMates(home, low)) continue;
    const slots = meetBest(others, new Map(met).set(home, low), homes, draw);
    if (slots) return slots;
  }
  return null;
}

/** Games one after the other, each with the first opponent and at the first position that leave room for the later ones. */
function place(
  byes: readonly Qualified[],
  homes: readonly Qualified[],
  met: ReadonlyMap<Qualified, Qualified>,
  rest: readonly Qualified[],
  count: number,
): Slots | null {
  const positions = byes.length === 0 ? halfByHalf(count) : seedBySeed(count);
  const hosts = [...byes, ...homes];
  const next = (
    index: number,
    aways: readonly Qualified[],
    placed: ReadonlyMap<number, Opening>,
    taken: ReadonlySet<string>,
  ): ReadonlyMap<number, Opening> | null => {
    const home = hosts[index];
    if (!home) return placed;
    const drawn = met.get(home);
    const opponents = index < byes.length ? [null] : drawn ? [drawn] : aways.filter((away) => !areMates(home, away));
    const choices = oneOfEachRoom(positions, placed, count);
    for (const away of opponents)
      for (const position of choices) {
        const claims = [home, away].flatMap((one) => claimsOf(one, position, count));
        if (claims.some((claim) => taken.has(claim))) continue;
        const left = aways.filter((one) => one !== away);
        const opening: Opening = [home, away];
        const all = next(index + 1, left, new Map(placed).set(position, opening), new Set([...taken, ...claims]));
        if (all) return all;
      }
    return null;
  };
  const placed = next(0, rest, new Map(), new Set());
  const inOrder = placed && [...placed].toSorted(([a], [b]) => a - b);
  return inOrder && inOrder.flatMap(([, opening]) => opening.map((one) => one?.entrant ?? null));
}

const areMates = (a: Qualified, b: Qualified): boolean => a.group !== null && a.group === b.group;

/**
 * What a team takes from its group mates: the two best of a group stay in different halves, the four best in different quarters,
 * and so on, which is as late as they can meet.
 */
function claimsOf(one: Qualified | null, position: number, count: number): string[] {
  if (!one || one.group === null) return [];
  const claims: string[] = [];
  for (let sections = 2; sections <= count; sections *= 2)
    if (one.rank <= sections) claims.push(`${sections} ${Math.floor((position * sections) / count)} ${one.group}`);
  return claims;
}

/** The first free position of each room, which is a largest section without a game: there one is as good as another. */
function oneOfEachRoom(positions: readonly number[], placed: ReadonlyMap<number, Opening>, count: number): number[] {
  const used = [...placed.keys()];
  const roomOf = (position: number) => {
    let size = 1;
    const isUsed = (length: number) =>
      used.some((other) => Math.floor(other / length) === Math.floor(position / length));
    while (size < count && !isUsed(2 * size)) size *= 2;
    return Math.floor(position / size) * size;
  };
  const free = positions.filter((position) => !placed.has(position));
  const rooms = free.map(roomOf);
  return free.filter((_, index) => rooms.indexOf(rooms[index] ?? 0) === index);
}

/** First games of the halves by turns, so that the first two winners, and the next two, are drawn apart. */
const halfByHalf = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => Math.floor(index / 2) + (index % 2) * (count / 2));

/** Where seeds 1, 2, 3 … stand, so that teams that wait do not meet each other at once. */
const seedBySeed = (count: number): number[] => {
  const seeds = seedPositions(count);
  return seeds.map((_, index) => seeds.indexOf(index + 1));
};

/** All choices of so many, with who is left; the first of the list first. */
function* selections<T>(
  list: readonly T[],
  count: number,
): Generator<readonly [chosen: readonly T[], left: readonly T[]]> {
  const [first, ...others] = list;
  if (count === 0 || first === undefined) {
    if (count === 0) yield [[], list];
    return;
  }
  for (const [chosen, left] of selections(others, count - 1)) yield [[first, ...chosen], left];
  for (const [chosen, left] of selections(others, count)) yield [chosen, [first, ...left]];
}
