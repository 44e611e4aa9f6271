import { describe, expect, it } from 'vitest';
import type { Booking, GetBookingData } from '../../shared/api/generated/model';
import { usualSession } from './usual-session.ts';

// only what tells a moved session from a usual one
const session = (date: string, slot: number, court = 3) =>
  ({ date, time_slot: { id: slot }, court: { id: court } }) as Booking;
// only what a session is compared with
const series = { weekday: 1, time_slot: { id: 15 }, court: { id: 3 } } as GetBookingData['series'];
const usual = session('2026-12-14', 15);

describe('the session that shows when a weekly booking is', () => {
  it.each([
    ['another day', session('2026-12-01', 15)],
    ['another time', session('2026-11-30', 13)],
    ['another court', session('2026-11-30', 15, 4)],
  ])('is none that was moved to %s', (_, moved) =>
    expect(usualSession({ booking: moved, series, sessions: [moved, usual] })).toBe(usual),
  );

  it('is the booking itself where there is no other', () => {
    const moved = session('2026-11-30', 13);
    expect(usualSession({ booking: moved, series, sessions: [moved] })).toBe(moved);
    expect(usualSession({ booking: usual, series: null, sessions: [] })).toBe(usual);
  });
});
