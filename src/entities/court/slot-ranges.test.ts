import { expect, it } from 'vitest';
import { slotRanges } from './slot-ranges.ts';

it('joins neighbouring hours, in whatever order they come', () => {
  expect(slotRanges([3, 1, 2, 13, 18, 14])).toEqual([
    { start: '06:00', end: '09:00' },
    { start: '18:00', end: '20:00' },
    { start: '23:00', end: '24:00' },
  ]);
});

it('has no hours without slots', () => {
  expect(slotRanges([])).toEqual([]);
});
