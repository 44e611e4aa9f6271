import { describe, expect, it } from 'vitest';
import type { BookingRecord } from '../../db/records.ts';
import { cancelDeadline, cancelPolicy, cancelUntil, venueCancelPolicy, windowClosedText } from './cancel-policy.ts';
import { newSession } from './series.ts';
import { courtRecord, venueRecord } from '../testing.ts';
import { DAY, toIso, toUtc } from '../shared/time.ts';

const venue = venueRecord();
const at = (day: string, time: number) => toUtc(`2026-11-${day}`, time * 60);
const made = (now: number, values: Partial<BookingRecord> = {}): BookingRecord => ({
  ...newSession({
    court: courtRecord(),
    venue,
    range: { date: '2026-11-26', time_slot_id: 14, slot_count: 1 },
    now,
    status: 'Confirmed',
  }),
  id: 1,
  series_id: null,
  user_id: 1,
  guest_name: null,
  guest_phone: null,
  note: null,
  source: 'user',
  ...values,
});
const verdict = (booking: BookingRecord, now: number) => cancelPolicy(booking, venue.booking_policy, now);

describe('cancelling (vectors of design §5, §14.1)', () => {
  it('the deadline is the cutoff before the start, in absolute hours', () => {
    expect(toIso(made(at('20', 10)).cancel_deadline_at)).toBe('2026-11-25T19:00:00+01:00');
    expect(toIso(cancelDeadline(toUtc('2027-03-28', 19 * 60), venue.booking_policy))).toBe('2027-03-27T18:00:00+01:00');
  });

  it('until the deadline; afterwards within an hour of booking; never after the start', () => {
    expect(verdict(made(at('20', 10)), at('25', 19))).toBe('allowed');
    expect(verdict(made(at('20', 10)), at('25', 19) + 1)).toBe('cancel_window_closed');
    const late = made(at('26', 10));
    expect(verdict(late, at('26', 10 + 40 / 60))).toBe('allowed');
    expect(verdict(late, at('26', 11.5))).toBe('cancel_window_closed');
    expect(verdict(late, at('26', 19))).toBe('booking_past');
    expect(verdict(made(at('26', 18.5)), at('26', 19))).toBe('booking_past');
  });

  it('a pending one until it starts; an unbooked or expired one not again', () => {
    expect(verdict(made(at('25', 20), { status: 'Pending' }), at('26', 18))).toBe('allowed');
    expect(verdict(made(at('20', 10), { status: 'Unbooked' }), at('22', 10))).toBe('stale');
    expect(verdict(made(at('20', 10), { status: 'Pending' }), at('20', 10) + DAY)).toBe('stale');
  });

  it('until when: the deadline, or an hour after booking, never after the start; a pending one until it expires', () => {
    const until = (booking: BookingRecord) => toIso(cancelUntil(booking, venue.booking_policy));
    expect(until(made(at('20', 10)))).toBe('2026-11-25T19:00:00+01:00');
    expect(until(made(at('26', 10)))).toBe('2026-11-26T11:00:00+01:00');
    expect(until(made(at('26', 18.5)))).toBe('2026-11-26T19:00:00+01:00');
    expect(until(made(at('25', 10), { status: 'Pending' }))).toBe('2026-11-26T10:00:00+01:00');
    expect(until(made(at('26', 10), { status: 'Pending' }))).toBe('2026-11-26T19:00:00+01:00');
  });

  it('users of the venue may until the hour is over', () => {
    expect(venueCancelPolicy(made(at('20', 10)), at('26', 19.5))).toBe('allowed');
    expect(venueCancelPolicy(made(at('20', 10)), at('26', 20))).toBe('booking_past');
  });

  it('a closed window gives the phone number in both languages', () => {
    for (const text of Object.values(windowClosedText(venue))) expect(text).toContain('+355 69 000 0099');
  });
});
