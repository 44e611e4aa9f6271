import { describe, expect, it } from 'vitest';
import { pairsOf, short, upTo } from '../testing.ts';
import { groupNames } from './groups.ts';
import { knockoutSlots } from './knockout.ts';

const STEP = process.env['TEST_FULL'] ? 1 : 10; // npm test looks at every tenth case

const slotsOf = (groups: number, perGroup: number, from: readonly (string | null)[] = []) =>
  knockoutSlots({
    stage: 1,
    groups: groupNames(groups),
    perGroup,
    best: from.length > 0 ? { rank: perGroup + 1, from } : null,
  });
const drawn = (groups: number, perGroup: number, from = '') => pairsOf(slotsOf(groups, perGroup, from.split('')));

describe('the knockout after groups', () => {
  it('of two of 2, 4 and 8 groups is as designed', () => {
    expect(drawn(2, 2)).toEqual(['A1-B2', 'B1-A2']);
    expect(drawn(4, 2)).toEqual(['A1-B2', 'C1-D2', 'B1-A2', 'D1-C2']);
    expect(drawn(8, 2)).toEqual(['A1-B2', 'C1-D2', 'E1-F2', 'G1-H2', 'B1-A2', 'D1-C2', 'F1-E2', 'H1-G2']);
  });

  it('gives the best winners the byes', () => {
    expect(drawn(3, 2)).toEqual(['A1-bye', 'C1-B2', 'B1-bye', 'A2-C2']);
    expect(drawn(5, 1)).toEqual(['A1-bye', 'D1-E1', 'B1-bye', 'C1-bye']);
  });

  it('draws the lowest best-ranked team against the best winner of another group', () => {
    expect(drawn(3, 1, 'B')).toEqual(['A1-best1', 'B1-C1']);
    expect(drawn(3, 1, 'A')).toEqual(['A1-C1', 'B1-best1']);
    expect(drawn(3, 2, 'AB')).toEqual(['A1-best2', 'C1-B2', 'B1-best1', 'A2-C2']);
    expect(
      drawn(6, 2, 'FEDC')
        .filter((pair) => pair.includes('best'))
        .toSorted(),
    ).toEqual(['A1-best4', 'B1-best3', 'C1-best2', 'D1-best1']);
  });

  it('gives a bye to another winner where the first would keep mates together', () => {
    expect(drawn(4, 1, 'D')).toEqual(['A1-bye', 'C1-best1', 'B1-bye', 'D1-bye']);
  });

  it('draws teams whose group is not known yet as of none', () => {
    expect(pairsOf(slotsOf(3, 1, [null]))).toEqual(['A1-best1', 'B1-C1']);
  });

  it('of one group is seeded by rank, as is what no draw keeps apart in time', () => {
    expect(drawn(1, 4)).toEqual(['A1-A4', 'A2-A3']);
    expect(drawn(1, 1)).toEqual(['A1-bye']);
    expect(drawn(2, 5).slice(0, 2)).toEqual(['A1-bye', 'B4-A5']);
    expect(drawn(2, 3, 'A')).toEqual(['A1-bye', 'B2-A3', 'B1-best1', 'A2-B3']);
    expect(drawn(6, 2, 'BCDEF').slice(0, 2)).toEqual(['A1-bye', 'best4-best5']);
  });
});

/** The round in which two slots meet. */
function meeting(one: number, other: number): number {
  let round = 0;
  while (one >> round !== other >> round) round += 1;
  return round;
}
interface Someone {
  readonly name: string;
  readonly group: string;
  readonly rank: number;
}
/** Pairs of group mates with the round in which they meet. */
const mates = (slots: readonly (Someone | null)[]) =>
  slots.flatMap((one, index) =>
    slots
      .slice(0, index)
      .flatMap((other, at) =>
        one && other && one.group === other.group
          ? [{ lower: Math.max(one.rank, other.rank), round: meeting(index, at) }]
          : [],
      ),
  );
/** Winner and runner-up of a group can be kept apart until the final, up to four until the semi-finals. */
const areApart = (slots: readonly (Someone | null)[]) =>
  mates(slots).every(({ lower, round }) => round >= Math.log2(slots.length) - (lower > 2 ? 1 : 0));

const permutations = (list: readonly string[], count: number): string[][] =>
  count === 0
    ? [[]]
    : list.flatMap((one) =>
        permutations(
          list.filter((other) => other !== one),
          count - 1,
        ).map((rest) => [one].concat(rest)),
      );

/** All cases of so many groups: how many of each, and from where the best-ranked are. */
const cases = (groups: number) =>
  [1, 2].flatMap((perGroup) =>
    Array.from({ length: Math.min(groups, 5) }, (_, count) => permutations(groupNames(groups), count)).flatMap((all) =>
      all.filter((_, index) => index % STEP === 0).map((from) => ({ perGroup, from })),
    ),
  );
function peopleOf(groups: number, perGroup: number, from: readonly string[]) {
  const field: Someone[] = upTo(perGroup).flatMap((rank) =>
    groupNames(groups).map((group) => ({ name: `${group}${rank}`, group, rank })),
  );
  field.push(...from.map((group, index) => ({ name: `best${index + 1}`, group, rank: perGroup + 1 })));
  const byName = new Map(field.map((one) => [one.name, one]));
  return { field, slots: slotsOf(groups, perGroup, from).map((slot) => byName.get(short(slot)) ?? null) };
}

describe.each([2, 3, 4, 5, 6, 7])('%i groups, with every choice of best-ranked teams', (groups) => {
  it('draw everybody once, no two byes meet, and no group mates before the latest possible round', () => {
    for (const { perGroup, from } of cases(groups)) {
      const { field, slots } = peopleOf(groups, perGroup, from);
      const names = slots.flatMap((one) => (one ? [one.name] : []));
      expect(names.toSorted()).toEqual(field.map(({ name }) => name).toSorted());
      expect(slots.filter((one, index) => index % 2 === 0 && !one && !slots[index + 1])).toEqual([]);
      expect(areApart(slots), `${perGroup} ${from.join('')}`).toBe(true);
    }
  });

  it('draw the lowest best-ranked team against the best winner that is not of its group', () => {
    for (const { from } of cases(groups).filter(({ perGroup }) => perGroup === 2)) {
      const { slots } = peopleOf(groups, 2, from);
      const opponents = new Map(slots.map((one, index) => [one?.name, slots[index ^ 1]]));
      const hosts = peopleOf(groups, 2, from).field.filter(({ name }) => {
        const opponent = opponents.get(name);
        return opponent && (opponent.name.startsWith('best') || (name < opponent.name && !name.startsWith('best')));
      });
      const lowest = from.map((group, index) => ({ group, name: `best${index + 1}` })).toReversed();
      const playing = lowest.filter(({ name }) => opponents.get(name));
      expect(playing.map(({ name }) => opponents.get(name)?.name)).toEqual(firstChoice(playing, hosts));
    }
  });
});

/** Of all ways to give each team a host of another group, the first; by brute force. */
function firstChoice(teams: readonly { group: string }[], hosts: readonly Someone[]): string[] {
  const [team, ...others] = teams;
  if (!team) return [];
  for (const host of hosts) {
    if (host.group === team.group) continue;
    const rest = firstChoice(
      others,
      hosts.filter((other) => other !== host),
    );
    if (rest.length === others.length) return [host.name].concat(rest);
  }
  return [];
}

/** Every bracket of these, once: who is on which side of a game or half makes no other bracket. */
function brackets<T>(list: readonly T[]): T[][] {
  const [first, ...others] = list;
  if (first === undefined || others.length === 0) return [[...list]];
  return halvesWith(first, others, list.length / 2).flatMap(([one, other]) => {
    const below = brackets(other);
    return brackets(one).flatMap((top) => below.map((bottom) => top.concat(bottom)));
  });
}
function halvesWith<T>(first: T, others: readonly T[], size: number): [T[], T[]][] {
  const choose = (from: readonly T[], count: number): T[][] =>
    count === 0
      ? [[]]
      : from.flatMap((one, index) => choose(from.slice(index + 1), count - 1).map((rest) => [one].concat(rest)));
  return choose(others, size - 1).map((chosen) => [
    [first].concat(chosen),
    others.filter((one) => !chosen.includes(one)),
  ]);
}

describe('against every bracket of up to 8', () => {
  const small = [2, 3, 4, 5, 6, 7].flatMap((groups) =>
    cases(groups)
      .filter(({ perGroup, from }) => groups * perGroup + from.length <= 8)
      .map(({ perGroup, from }) => ({ groups, perGroup, from })),
  );

  it.each(small)('$perGroup of $groups groups and the best of $from', ({ groups, perGroup, from }) => {
    const { field, slots } = peopleOf(groups, perGroup, from);
    const strength = (one: Someone | null | undefined) => (one ? field.indexOf(one) : field.length);
    const byes = Array.from({ length: slots.length - field.length }, (_, index) => index);
    const all = brackets<Someone | number>([...field, ...byes]).map((places) =>
      places.map((one) => (typeof one === 'number' ? null : one)),
    );
    const earliest = (places: readonly (Someone | null)[]) => Math.min(9, ...mates(places).map(({ round }) => round));
    expect(earliest(slots)).toBe(Math.max(...all.map(earliest)));

    /** Who has byes, and then who meets the best-ranked, the lowest first. */
    const preference = (places: readonly (Someone | null)[]) => {
      const opponentOf = (one: Someone) => places[places.indexOf(one) ^ 1];
      const waiting = field.filter((one) => !opponentOf(one)).map(strength);
      const hosts = field.filter((one) => one.name.startsWith('best') && opponentOf(one)).toReversed();
      return [...waiting, ...hosts.map((one) => strength(opponentOf(one)))];
    };
    const isLess = (a: readonly number[], b: readonly number[]) => {
      const at = a.findIndex((value, index) => value !== b[index]);
      return at !== -1 && (a[at] ?? 0) < (b[at] ?? 0);
    };
    const ours = preference(slots);
    const better = all
      .filter((places) => areApart(places) && !places.some((one, at) => !one && !places[at ^ 1]))
      .filter((places) => isLess(preference(places), ours));
    expect(better.map((places) => places.map((one) => one?.name ?? 'bye').join())).toEqual([]);
  });
});
