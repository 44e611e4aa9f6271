import { describe, expect, it } from 'vitest';
import { slotsOf } from '../testing.ts';
import type { Source } from './bracket.ts';
import { doubleElimination, dropOrders, type DropOrder } from './double-elimination.ts';
import { random } from './random.ts';

// Random tournaments: every game is won by either side as often. Early: before the last two rounds of the losers' bracket.
const SEED = 26;
const RUNS = 3000;

/** How many pairs meet again early, in the mean of all tournaments; and in which rounds. */
function rematches(size: number, orders?: readonly DropOrder[]) {
  const { games } = doubleElimination(slotsOf(size), { grandFinal: 'single', orders });
  const rounds = 2 * (Math.log2(size) - 1);
  const next = random(SEED);
  const perRound = new Map<number, number>();
  for (let run = 0; run < RUNS; run += 1) {
    const ends: { winner: number; loser: number }[] = [];
    const met = new Set<number>();
    const team = (source: Source) =>
      'game' in source ? (ends[source.game - 1]?.[source.kind] ?? 0) : source.kind === 'team' ? source.team : 0;
    for (const { part, round, home, away } of games) {
      const [one, other] = [team(home), team(away)];
      const pair = Math.min(one, other) * 100 + Math.max(one, other);
      if (met.has(pair) && part === 'losers' && round < rounds - 1) perRound.set(round, (perRound.get(round) ?? 0) + 1);
      met.add(pair);
      ends.push(next() < 0.5 ? { winner: one, loser: other } : { winner: other, loser: one });
    }
  }
  return { mean: [...perRound.values()].reduce((sum, count) => sum + count, 0) / RUNS, rounds: [...perRound.keys()] };
}

/** All orders of so many losers that differ. */
function distinct(count: number): DropOrder[] {
  const names: DropOrder[] = ['natural', 'reverse', 'half_shift', 'reverse_half_shift', 'pair_flip'];
  const list = Array.from({ length: count }, (_, index) => index);
  return names.filter(
    (name, at) => names.findIndex((other) => dropOrders[other](list).join() === dropOrders[name](list).join()) === at,
  );
}
/** All that can be chosen for a size; the loser of the last round comes alone. */
const choices = (losers: number): DropOrder[][] =>
  losers < 2 ? [[]] : distinct(losers).flatMap((order) => choices(losers / 2).map((others) => [order].concat(others)));

describe(`early rematches in ${RUNS} random tournaments (seed ${SEED})`, () => {
  it('of 8: none, where the natural order has one in each', () => {
    expect(rematches(8).mean).toBe(0);
    expect(rematches(8, []).mean).toBeCloseTo(1, 1);
  });

  it('of 16: 0.26, none before round 4 of the losers', () => {
    const { mean, rounds } = rematches(16);
    expect(Math.abs(mean - 0.26)).toBeLessThan(0.026);
    expect(rounds).toEqual([4]);
  });

  it('of 32: 0.25', () => {
    expect(Math.abs(rematches(32).mean - 0.25)).toBeLessThan(0.025);
  });

  it('of 64: 0.22, none before round 7 of the losers', () => {
    const { mean, rounds } = rematches(64);
    expect(Math.abs(mean - 0.22)).toBeLessThan(0.022);
    expect(Math.min(...rounds)).toBe(7);
  });

  it.each(process.env['TEST_FULL'] ? [8, 16, 32, 64] : [8, 16])(
    'of %i: no other orders have fewer, but by chance',
    (size) => {
      const best = Math.min(...choices(size / 4).map((orders) => rematches(size, orders).mean));
      expect(rematches(size).mean).toBeLessThanOrEqual(best * 1.1);
    },
    120_000,
  );
});
