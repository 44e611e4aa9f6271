import { expect, it } from 'vitest';
import { lotOf } from './lots.ts';

it('a team draws the same lot whenever it is asked, also years later', () => {
  expect([1, 2, 3].map((team) => lotOf(team, 12))).toEqual([2290740359, 2728291196, 3027226480]);
});

it('no two teams of a competition draw the same', () => {
  const lots = Array.from({ length: 20_000 }, (_, team) => lotOf(team, 12));
  expect(new Set(lots).size).toBe(20_000);
});

it('each of two teams is ahead in half of the competitions, also of those with the next ids', () => {
  const ahead = Array.from({ length: 10_000 }, (_, seed) => lotOf(1, seed) > lotOf(2, seed)).filter(Boolean).length;
  expect(ahead).toBeGreaterThan(4_800);
  expect(ahead).toBeLessThan(5_200);
});
