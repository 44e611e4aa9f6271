import { expect, it } from 'vitest';
import { nextSeason } from './next-season.ts';

it.each([
  ['Liga e Lagjeve 2026', '2026-10-07', 'Liga e Lagjeve 2027', '2027-10-06'],
  ['Kupa e Dimrit 5x5', '2026-11-08', 'Kupa e Dimrit 5x5', '2027-11-07'],
  ['Kupa 2026 e qytetit', '2026-11-08', 'Kupa 2026 e qytetit', '2027-11-07'],
  // a year later is past, too
  ['Kupa 2024', '2024-11-08', 'Kupa 2025', ''],
])('after %s, which began on %s, comes %s', (name, starts_on, next, begins) => {
  expect(nextSeason({ name, starts_on }, '2026-11-24')).toEqual({ name: next, starts_on: begins });
});
