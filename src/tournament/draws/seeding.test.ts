import { describe, expect, it } from 'vitest';
import { seedTeams, type SeedEntry } from './seeding.ts';

const entry = (team: number, seed: number | null = null, isLocked = false): SeedEntry => ({ team, seed, isLocked });
const manual = (...order: number[]) => ({ kind: 'manual', order }) as const;

describe('seeding', () => {
  const free = [entry(11), entry(12), entry(13), entry(14)];

  it('by hand or by a ranking is the order that is given', () => {
    expect(seedTeams(free, manual(13, 11, 14, 12))).toEqual([13, 11, 14, 12]);
    expect(seedTeams(free, { kind: 'ranking', order: [14, 13, 12, 11] })).toEqual([14, 13, 12, 11]);
  });

  it('puts who is not named last, as seeded before, then by id; and leaves out who does not play', () => {
    const some = [entry(14, 1), entry(12), entry(11), entry(13, 2)];
    expect(seedTeams(some, manual(12, 99))).toEqual([12, 14, 13, 11]);
  });

  it('at random is the same for the same seed, in whatever order the teams are listed', () => {
    const drawn = seedTeams(free, { kind: 'random', seed: 5 });
    expect(seedTeams(free.toReversed(), { kind: 'random', seed: 5 })).toEqual(drawn);
    expect(drawn.toSorted((a, b) => a - b)).toEqual([11, 12, 13, 14]);
    const draws = [1, 2, 3, 4, 5, 6].map((seed) => seedTeams(free, { kind: 'random', seed }).join());
    expect(new Set(draws).size).toBeGreaterThan(3);
  });

  it('leaves locked seeds, whatever the method', () => {
    const locked = [entry(11, 1, true), entry(12, 2), entry(13, 3, true), entry(14)];
    expect(seedTeams(locked, manual(14, 13, 12, 11))).toEqual([11, 14, 13, 12]);
    for (let seed = 0; seed < 20; seed += 1) {
      const drawn = seedTeams(locked, { kind: 'random', seed });
      expect([drawn[0], drawn[2]]).toEqual([11, 13]);
    }
  });

  it('closes up when a team withdraws before the start: locked seeds stay, those beyond the last move up in order', () => {
    const locked = [entry(11, 1), entry(12, 3, true), entry(13, 5, true), entry(14, 6, true)];
    expect(seedTeams(locked, manual(11))).toEqual([11, 12, 13, 14]);
    expect(seedTeams([entry(13, 5, true), entry(14, 6, true)], manual())).toEqual([13, 14]);
  });

  it('gives a seed that two have locked to one of them, and the next free one to the other', () => {
    expect(seedTeams([entry(11, 2, true), entry(12, 2, true), entry(13)], manual())).toEqual([11, 12, 13]);
    expect(seedTeams([entry(11, 1, true), entry(12, 1, true), entry(13)], manual())).toEqual([12, 11, 13]);
  });

  it('takes a lock without a seed for none', () => {
    expect(seedTeams([entry(11, null, true), entry(12)], manual(12, 11))).toEqual([12, 11]);
  });
});
