import type { BookingRecord } from '../../db/records.ts';
import { DAY } from '../shared/time.ts';

/** When a pending booking expires: at its start, or 24 h after creation if that is earlier (design §1); of a competition 7 days after (R30). */
export const pendingUntil = ({
  starts_at,
  created_at,
  source,
}: Pick<BookingRecord, 'starts_at' | 'created_at'> & Partial<Pick<BookingRecord, 'source'>>): number =>
  Math.min(starts_at, created_at + (source === 'competition' ? 7 : 1) * DAY);

/** Whether its player was asked about a closed time and has not answered until now (R31); a request may expire before. */
export function isUnanswered(booking: BookingRecord, now: number): boolean {
  const { status, asked } = booking;
  return (
    asked !== null &&
    status !== 'Unbooked' &&
    asked.until <= now &&
    (status === 'Confirmed' || asked.until <= pendingUntil(booking))
  );
}

/** Whether a booking has expired, even if that is not stored yet. */
export const isLapsed = (booking: BookingRecord, now: number): boolean =>
  isUnanswered(booking, now) || (booking.status === 'Pending' && pendingUntil(booking) <= now);

/** The changes to an expired record. Without an answer about a closed time it is cancelled by the venue, with its reason. */
export const lapse = (booking: BookingRecord, now: number) => {
  const unanswered = isUnanswered(booking, now) ? booking.asked : null;
  return {
    status: 'Unbooked',
    cancelled_at: unanswered ? unanswered.until : pendingUntil(booking),
    cancelled_by: unanswered ? 'admin' : 'system',
    cancel_reason: unanswered ? unanswered.reason : 'expired',
    asked: null,
  } as const;
};

/** The booking with its current status: reads write nothing, so an expired one may still be stored as pending. */
export const asOfNow = (booking: BookingRecord, now: number): BookingRecord =>
  isLapsed(booking, now) ? { ...booking, ...lapse(booking, now) } : booking;

/** Whether the booking occupies its slot; pending ones do (design §5). */
export const isActive = (booking: BookingRecord, now: number): boolean => asOfNow(booking, now).status !== 'Unbooked';
