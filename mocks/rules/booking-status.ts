import type { BookingRecord } from '../db/records.ts';
import { DAY } from './time.ts';

/** When a pending booking expires: at its start, or 24 h after creation if that is earlier (design §1). */
export const pendingUntil = ({ starts_at, created_at }: Pick<BookingRecord, 'starts_at' | 'created_at'>): number =>
  Math.min(starts_at, created_at + DAY);

/** Whether a booking has expired, even if that is not stored yet. */
export const isLapsed = (booking: BookingRecord, now: number): boolean =>
  booking.status === 'Pending' && pendingUntil(booking) <= now;

/** The changes to an expired record. */
export const lapse = (booking: BookingRecord) =>
  ({
    status: 'Unbooked',
    cancelled_at: pendingUntil(booking),
    cancelled_by: 'system',
    cancel_reason: 'expired',
  }) as const;

/** The booking with its current status: reads write nothing, so an expired one may still be stored as pending. */
export const asOfNow = (booking: BookingRecord, now: number): BookingRecord =>
  isLapsed(booking, now) ? { ...booking, ...lapse(booking) } : booking;

/** Whether the booking occupies its slot; pending ones do (design §5). */
export const isActive = (booking: BookingRecord, now: number): boolean => asOfNow(booking, now).status !== 'Unbooked';
