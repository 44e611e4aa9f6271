import { expect, it } from 'vitest';
import { moved } from './moved.ts';

it.each([
  [0, 0, 'abcd'],
  [0, 1, 'bacd'],
  [0, 3, 'bcda'],
  [3, 0, 'dabc'],
  [2, 1, 'acbd'],
  [1, 9, 'acdb'],
  [-1, 0, 'abcd'],
])('the item of place %i is moved to place %i', (from, to, order) => {
  const list = Object.freeze(['a', 'b', 'c', 'd']);
  expect(moved(list, from, to).join('')).toBe(order);
});
