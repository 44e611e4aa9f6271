import { expect, it } from 'vitest';
import { sessionTimes } from './session-times.ts';

it.each([
  ['2026-11-26T19:00:00+01:00', '2026-11-26T20:00:00+01:00', '19:00', '20:00'],
  ['2026-11-26T23:00:00+01:00', '2026-11-27T00:00:00+01:00', '23:00', '24:00'],
  ['2026-11-26T23:30:00+01:00', '2026-11-27T00:30:00+01:00', '23:30', '00:30'],
  ['2027-04-01T17:00:00Z', '2027-04-01T18:00:00Z', '19:00', '20:00'],
])('[R16] %s to %s is %s–%s', (starts_at, ends_at, start, end) =>
  expect(sessionTimes({ starts_at, ends_at })).toEqual({ start, end }),
);
