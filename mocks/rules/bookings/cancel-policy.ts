import { phoneText } from '../../../src/shared/lib/phone-number.ts';
import type { BookingPolicy, BookingRecord, LocalText, VenueRecord } from '../../db/records.ts';
import { isActive, pendingUntil } from './status.ts';
import { HOUR, MINUTE } from '../shared/time.ts';

/** The last moment to cancel, in absolute hours before the start; fixed when the booking is made (design §5). */
export const cancelDeadline = (
  startsAt: number,
  { cancel_cutoff_hours }: Pick<BookingPolicy, 'cancel_cutoff_hours'>,
): number => startsAt - cancel_cutoff_hours * HOUR;

export type CancelVerdict = 'allowed' | 'booking_past' | 'cancel_window_closed' | 'stale';

/**
 * The last moment at which the player may cancel or move the booking: its deadline, or the end of the grace period after it was
 * made, never after the start; a pending one until it expires.
 */
export function cancelUntil(
  booking: BookingRecord,
  { cancel_grace_minutes }: Pick<BookingPolicy, 'cancel_grace_minutes'>,
): number {
  if (booking.status === 'Pending') return pendingUntil(booking);
  return Math.min(
    booking.starts_at,
    Math.max(booking.cancel_deadline_at, booking.created_at + cancel_grace_minutes * MINUTE),
  );
}

/** Whether the player may cancel or move this booking now. */
export function cancelPolicy(
  booking: BookingRecord,
  policy: Pick<BookingPolicy, 'cancel_grace_minutes'>,
  now: number,
): CancelVerdict {
  if (booking.starts_at <= now) return 'booking_past';
  if (!isActive(booking, now)) return 'stale';
  return now <= cancelUntil(booking, policy) ? 'allowed' : 'cancel_window_closed';
}

/** Users of the venue may cancel until the end, e.g. after a no-show (design §5). */
export function venueCancelPolicy(booking: BookingRecord, now: number): CancelVerdict {
  if (booking.ends_at <= now) return 'booking_past';
  return isActive(booking, now) ? 'allowed' : 'stale';
}

export const phoneOf = ({ phone_prefix, phone_number }: Pick<VenueRecord, 'phone_prefix' | 'phone_number'>): string =>
  phone_number.startsWith('+') ? phone_number : `${phone_prefix} ${phone_number}`;

/** The text of a closed window, with the venue's phone number. */
export const windowClosedText = (venue: VenueRecord): LocalText => ({
  en: `This booking can no longer be cancelled. Call the venue: ${phoneText(venue)}.`,
  sq: `Ky rezervim nuk mund të anulohet më. Telefono qendrën: ${phoneText(venue)}.`,
});
