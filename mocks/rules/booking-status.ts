import type { BookingRecord } from '../db/records.ts';
import { DAY } from './time.ts';

/** When a pending booking lapses: at its start, or 24 h after it was made if that is earlier (design §1). */
export const pendingUntil = ({ starts_at, created_at }: Pick<BookingRecord, 'starts_at' | 'created_at'>): number =>
  Math.min(starts_at, created_at + DAY);

/** Has a booking lapsed, whether or not that is written down yet? */
export const isLapsed = (booking: BookingRecord, now: number): boolean =>
  booking.status === 'Pending' && pendingUntil(booking) <= now;

/** What lapsing changes in the record. */
export const lapse = (booking: BookingRecord) =>
  ({
    status: 'Unbooked',
    cancelled_at: pendingUntil(booking),
    cancelled_by: 'system',
    cancel_reason: 'expired',
  }) as const;

/** The booking as it stands now: reads write nothing, so a lapsed one may still be stored as pending. */
export const asOfNow = (booking: BookingRecord, now: number): BookingRecord =>
  isLapsed(booking, now) ? { ...booking, ...lapse(booking) } : booking;

/** Does the booking take its slot? Pending counts as taken (design §5). */
export const isActive = (booking: BookingRecord, now: number): boolean => asOfNow(booking, now).status !== 'Unbooked';
