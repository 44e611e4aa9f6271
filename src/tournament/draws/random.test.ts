import { describe, expect, it } from 'vitest';
import { random, shuffled } from './random.ts';

describe('random numbers', () => {
  it('are those of mulberry32', () => {
    const next = random(1);
    expect([next(), next(), next()]).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
  });

  it('are the same for the same seed, and others for another', () => {
    expect(shuffled([1, 2, 3, 4, 5, 6], random(7))).toEqual(shuffled([1, 2, 3, 4, 5, 6], random(7)));
    expect(random(7)()).not.toBe(random(8)());
  });

  it('shuffle into every order about as often', () => {
    const next = random(3);
    const seen = new Map<string, number>();
    for (let run = 0; run < 6000; run += 1) {
      const order = shuffled([1, 2, 3], next).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect([...seen.keys()].toSorted()).toEqual(['123', '132', '213', '231', '312', '321']);
    for (const [order, count] of seen) expect(Math.abs(count - 1000), order).toBeLessThan(120);
  });

  it('leave the list as it was', () => {
    const list = [1, 2, 3];
    shuffled(list, random(1));
    expect(list).toEqual([1, 2, 3]);
  });
});
