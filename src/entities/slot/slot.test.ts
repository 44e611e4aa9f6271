import { describe, expect, it } from 'vitest';
import { slotLook, slotTimes } from './slot.ts';

describe('a slot as a player sees it', () => {
  it.each(['confirmed', 'pending', 'held', 'blocked'] as const)('%s is taken', (state) => expect(slotLook(state)).toBe('taken'));
  it.each(['available', 'past', 'too-soon', 'too-far'] as const)('%s says so', (state) => expect(slotLook(state)).toBe(state));

  it.each([
    ['2026-11-26T19:00:00+01:00', '2026-11-26T20:00:00+01:00', '19:00', '20:00'],
    ['2026-11-26T23:00:00+01:00', '2026-11-27T00:00:00+01:00', '23:00', '24:00'],
    ['2026-11-26T23:30:00+01:00', '2026-11-27T00:30:00+01:00', '23:30', '00:30'],
    ['2027-04-01T17:00:00Z', '2027-04-01T18:00:00Z', '19:00', '20:00'],
  ])('[R16] %s to %s is %s–%s', (starts_at, ends_at, start, end) => expect(slotTimes({ starts_at, ends_at })).toEqual({ start, end }));
});
