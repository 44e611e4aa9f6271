import { expect, it } from 'vitest';
import { yearList } from './year-list.ts';

it('[AUTH-25] goes 25 years back, both ends among them', () => {
  const years = yearList(2026);
  expect([years[0], years.at(-1), years.length]).toEqual([2026, 2001, 26]);
});

it('a list of birth years begins in 1900', () => {
  const years = yearList(2026, 1900);
  expect([years[0], years[1], years.at(-1), years.length]).toEqual([2026, 2025, 1900, 127]);
});
