import { describe, expect, it } from 'vitest';
import type { Booking } from '../../shared/api/generated/model';
import { bookAgainAddress, nextSameWeekday } from './book-again.ts';

describe('booking the same again', () => {
  it.each([
    ['2026-11-12', '2026-11-24', '2026-11-26'],
    ['2026-11-23', '2026-11-24', '2026-11-30'],
    ['2026-11-17', '2026-11-24', '2026-12-01'],
  ])('%s, seen on %s, comes again on %s', (date, today, next) => expect(nextSameWeekday(date, today)).toBe(next));

  it('leads to the venue with day, court and time', () => {
    // only what the address is made of
    const booking = {
      date: '2026-11-12',
      court: { id: 3 },
      time_slot: { id: 14 },
      slot_count: 2,
      venue: { slug: 'fusha-e-liqenit' },
    } as Booking;
    expect(bookAgainAddress(booking, '2026-11-24')).toBe(
      '/venue/fusha-e-liqenit?date=2026-11-26&court=3&slot=14&slots=2',
    );
  });
});
