import { describe, expect, it } from 'vitest';
import { createRandom } from '../../seed/random.ts';
import { balance, type Party, type Sides } from './balance.ts';

const party = (id: number, changes: Partial<Party> = {}): Party => ({
  id,
  guests: 0,
  rating: null,
  isKeeper: false,
  lock: null,
  ...changes,
});

interface Lead {
  heads: number;
  keepers: number;
  rating: number;
}
/** By how much one side has more heads, goalkeepers and rating points than the other. */
function leadOf(parties: readonly Party[], sides: Sides): Lead {
  const lead = { heads: 0, keepers: 0, rating: 0 };
  for (const { id, guests, rating, isKeeper } of parties) {
    const sign = sides.get(id) === 'home' ? 1 : -1;
    lead.heads += sign * (1 + guests);
    lead.keepers += sign * (isKeeper ? 1 : 0);
    lead.rating += sign * ((rating ?? 3) + 3 * guests);
  }
  return { heads: Math.abs(lead.heads), keepers: Math.abs(lead.keepers), rating: Math.abs(lead.rating) };
}
const compare = (a: Lead, b: Lead): number => a.heads - b.heads || a.keepers - b.keepers || a.rating - b.rating;

/** Every way to share them out that the locks allow, the fairest alone; a way is a bit for each at home. */
function bruteForce(parties: readonly Party[]): { lead: Lead; ways: number[] } {
  const weights = parties.map(({ guests, rating, isKeeper }) => [
    1 + guests,
    Number(isKeeper),
    (rating ?? 3) + 3 * guests,
  ]);
  const isLocked = (bits: number) =>
    parties.every(({ lock }, index) => lock === null || (lock === 'home') === (((bits >> index) & 1) === 1));
  let best: { lead: Lead; ways: number[] } | null = null;
  for (let bits = 0; bits < 2 ** parties.length; bits += 1) {
    if (!isLocked(bits)) continue;
    const [heads, keepers, rating] = [0, 1, 2].map((rule) =>
      Math.abs(weights.reduce((sum, one, index) => sum + ((bits >> index) & 1 ? 1 : -1) * (one[rule] ?? 0), 0)),
    ) as [number, number, number]; // one for each rule
    const lead = { heads, keepers, rating };
    const order = best ? compare(lead, best.lead) : -1;
    if (order < 0) best = { lead, ways: [bits] };
    else if (order === 0) best?.ways.push(bits);
  }
  if (!best) throw new Error('nobody plays');
  return best;
}

const CASES = 1000;
/** The parties of a case: two to twelve, most of them alone, some who keep goal, some locked. */
function partiesOf(seed: number, [from, to]: readonly [number, number] = [2, 12]): Party[] {
  const random = createRandom(seed);
  return Array.from({ length: random.int(from, to) }, (_, index) =>
    party(index + 1, {
      guests: random.chance(0.25) ? random.int(1, 3) : 0,
      rating: random.chance(0.3) ? null : random.int(1, 5),
      isKeeper: random.chance(0.15),
      lock: random.chance(0.15) ? random.pick(['home', 'away'] as const) : null,
    }),
  );
}
const cases = Array.from({ length: CASES }, (_, seed) => partiesOf(seed)).map((parties) => ({
  parties,
  best: bruteForce(parties),
}));
/** Up to which colour is which: the same for sides that have only changed theirs. */
const wayOf = (count: number, bits: number): number => (bits & 1 ? bits : 2 ** count - 1 - bits);
const bitsOf = (parties: readonly Party[], sides: Sides): number =>
  parties.reduce((bits, { id }, index) => bits + (sides.get(id) === 'home' ? 2 ** index : 0), 0);

describe('1,000 random games of up to twelve parties, against every way to share them out', () => {
  it('heads and goalkeepers are as even as can be, and ratings at most one point worse', () => {
    const worse = cases.map(({ parties, best: { lead: best } }) => {
      const found = leadOf(parties, balance(parties));
      return {
        heads: found.heads - best.heads,
        keepers: found.keepers - best.keepers,
        rating: found.rating - best.rating,
      };
    });
    expect(worse.filter(({ heads, keepers }) => heads !== 0 || keepers !== 0)).toEqual([]);
    expect(worse.filter(({ rating }) => rating > 1)).toEqual([]);
  });

  it('and of fifteen and sixteen, of which not every exchange is tried', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const parties = partiesOf(seed, [15, 16]);
      const found = leadOf(parties, balance(parties));
      const best = bruteForce(parties).lead;
      expect({ heads: found.heads, keepers: found.keepers }).toEqual({ heads: best.heads, keepers: best.keepers });
      expect(found.rating - best.rating).toBeLessThanOrEqual(1);
    }
  });

  it('every variant is as fair, and another number shows other sides where there are any', () => {
    const shownTwice = cases.filter(({ parties, best }) => {
      const found = [0, 1, 2, 3].map((variant) => balance(parties, variant));
      for (const one of found) expect(leadOf(parties, one)).toEqual(leadOf(parties, found[0] ?? new Map()));
      const ways = new Set(best.ways.map((bits) => wayOf(parties.length, bits)));
      const shown = found.map((sides) => wayOf(parties.length, bitsOf(parties, sides)));
      return ways.size > 1 && shown.some((way, variant) => way === shown[variant + 1]);
    });
    expect(shownTwice).toEqual([]);
  });

  it('who is locked stays, everybody has a side, and the same input gives the same sides', () => {
    for (const { parties } of cases)
      for (const variant of [0, 1, 7]) {
        const sides = balance(parties, variant);
        expect([...sides.keys()].toSorted((a, b) => a - b)).toEqual(parties.map(({ id }) => id));
        for (const { id, lock } of parties.filter((one) => one.lock)) expect(sides.get(id)).toBe(lock);
        expect([...balance(parties, variant)]).toEqual([...sides]);
      }
  });
});

const numbers = (sides: Sides, side: 'home' | 'away'): number[] =>
  [...sides].flatMap(([id, on]) => (on === side ? [id] : []));

describe('fair sides', () => {
  it('a party stays together, and two goalkeepers keep one goal each', () => {
    const sides = balance([
      party(1, { isKeeper: true, rating: 5 }),
      party(2, { isKeeper: true, rating: 1 }),
      party(3, { guests: 2 }),
      party(4),
      party(5),
      party(6),
    ]);
    expect(sides.get(1)).not.toBe(sides.get(2));
    // three heads and a keeper against five and a keeper would not be even
    expect(numbers(sides, sides.get(3) ?? 'home')).toHaveLength(2);
  });

  it('ratings count when heads are even: the best plays with the weakest', () => {
    const sides = balance([
      party(1, { rating: 5 }),
      party(2, { rating: 4 }),
      party(3, { rating: 2 }),
      party(4, { rating: 1 }),
    ]);
    expect(sides.get(1)).toBe(sides.get(4));
    expect(sides.get(2)).toBe(sides.get(3));
  });

  it('are drafted: the best first, one to black, two to white, two to black; by id where they are alike', () => {
    const rated = [party(4, { rating: 1 }), party(2, { rating: 3 }), party(3, { rating: 2 }), party(1, { rating: 4 })];
    expect(numbers(balance(rated), 'home')).toEqual([4, 1]);
    const alike = [8, 7, 6, 5, 4, 3, 2, 1].map((id) => party(id));
    expect(numbers(balance(alike), 'home')).toEqual([8, 5, 4, 1]);
    expect(balance(alike, 0)).toEqual(balance(alike));
  });

  it('are drafted from the goalkeepers on', () => {
    const parties = [party(1), party(2), party(3, { isKeeper: true }), party(4, { isKeeper: true })];
    expect(numbers(balance(parties), 'home')).toEqual([2, 3]);
  });

  it('of another number are mixed as much as can be', () => {
    const alike = [1, 2, 3, 4, 5, 6].map((id) => party(id));
    expect(numbers(balance(alike), 'home')).toEqual([1, 4, 5]);
    // two of three change; all three would only change their colours
    expect(numbers(balance(alike, 1), 'home')).toEqual([1, 3, 6]);
  });

  it('of thirty who are alike are sixty-five in turn', () => {
    const alike = Array.from({ length: 30 }, (_, index) => party(index + 1));
    const ways = Array.from({ length: 66 }, (_, variant) => numbers(balance(alike, variant), 'home').join());
    expect(new Set(ways).size).toBe(65);
    expect(ways[65]).toBe(ways[0]);
  });

  it('of locked ones alone, and of nobody', () => {
    expect([...balance([party(1, { lock: 'away' }), party(2, { lock: 'away' })])]).toEqual([
      [1, 'away'],
      [2, 'away'],
    ]);
    expect(balance([]).size).toBe(0);
  });

  it('a hundred parties are shared out evenly', () => {
    const parties = Array.from({ length: 100 }, (_, index) => party(index + 1, { rating: (index % 5) + 1 }));
    expect(leadOf(parties, balance(parties, 5))).toEqual({ heads: 0, keepers: 0, rating: 0 });
  });
});
