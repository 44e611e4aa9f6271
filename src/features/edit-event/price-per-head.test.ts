import { expect, it } from 'vitest';
import { pricePerHead } from './price-per-head.ts';

it.each([
  [2000, 10, 200],
  [2000, 14, 150],
  [2000, 12, 200],
  [10, 100, 50],
])('%i lek of %i heads are %i each', (total, heads, each) => {
  expect(pricePerHead(total, heads)).toBe(each);
  expect(each * heads).toBeGreaterThanOrEqual(total);
});

it('nothing to pay and no heads have no price', () => {
  expect([pricePerHead(0, 10), pricePerHead(2000, 0), pricePerHead(2000, Number.NaN)]).toEqual([null, null, null]);
});
