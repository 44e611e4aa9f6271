import { expect, it } from 'vitest';
import { daysWaited } from './in-review.data.ts';

const NOW = Date.parse('2026-11-24T10:00:00+01:00');

it.each([
  ['2026-11-24T00:30:00+01:00', 0],
  ['2026-11-23T23:30:00+01:00', 1],
  ['2026-11-21T10:00:00+01:00', 3],
  ['2026-11-25T10:00:00+01:00', 0],
])('[SUP-01] a venue sent at %s has waited %i days', (at, days) => {
  expect(daysWaited(at, NOW)).toBe(days);
});
