import { describe, expect, it } from 'vitest';
import type { BookingRecord } from '../../db/records.ts';
import { asOfNow, isLapsed, isUnanswered } from './status.ts';

const HOUR = 3_600_000;
/** Made at 0, starts after 48 hours; a request lapses after 24. */
const booking = (values: Partial<BookingRecord>): BookingRecord =>
  ({ status: 'Confirmed', created_at: 0, starts_at: 48 * HOUR, asked: null, ...values }) as BookingRecord; // all that is read
const asked = (hours: number) => ({ until: hours * HOUR, reason: 'Shi.' });

describe('[R31] a booking whose player is asked', () => {
  it('is cancelled by the venue at the deadline, with its reason', () => {
    const one = booking({ asked: asked(10) });
    expect(asOfNow(one, 10 * HOUR - 1)).toBe(one);
    expect(asOfNow(one, 10 * HOUR)).toMatchObject({
      status: 'Unbooked',
      cancelled_at: 10 * HOUR,
      cancelled_by: 'admin',
      cancel_reason: 'Shi.',
      asked: null,
    });
  });

  it.each([
    ['a question that ends first', 23, true, 'Shi.'],
    ['a question that ends in the same moment', 24, true, 'Shi.'],
    ['a request that ends first', 25, false, 'expired'],
  ] as const)('of a request, %s counts', (_, hours, isUnansweredThen, reason) => {
    const one = booking({ status: 'Pending', asked: asked(hours) });
    expect(isUnanswered(one, 30 * HOUR)).toBe(isUnansweredThen);
    expect(asOfNow(one, 30 * HOUR)).toMatchObject({ status: 'Unbooked', cancel_reason: reason });
  });

  it('is not touched once it is unbooked, or when nobody was asked', () => {
    expect(isLapsed(booking({ status: 'Unbooked', asked: asked(1) }), 30 * HOUR)).toBe(false);
    expect(isLapsed(booking({}), 40 * HOUR)).toBe(false);
  });
});
