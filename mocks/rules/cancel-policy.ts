import type { BookingPolicy, BookingRecord, LocalText, VenueRecord } from '../db/records.ts';
import { isActive } from './booking-status.ts';
import { HOUR, MINUTE } from './time.ts';

/** The last moment to cancel, in absolute hours before the start; frozen when the booking is made (design §5). */
export const cancelDeadline = (startsAt: number, { cancel_cutoff_hours }: Pick<BookingPolicy, 'cancel_cutoff_hours'>): number =>
  startsAt - cancel_cutoff_hours * HOUR;

export type CancelVerdict = 'allowed' | 'booking_past' | 'cancel_window_closed' | 'stale';

/**
 * May the player cancel or move this booking now? A confirmed one until its deadline, or in the grace time after it was made;
 * a pending one until it starts.
 */
export function cancelPolicy(booking: BookingRecord, policy: Pick<BookingPolicy, 'cancel_grace_minutes'>, now: number): CancelVerdict {
  if (booking.starts_at <= now) return 'booking_past';
  if (!isActive(booking, now)) return 'stale';
  if (booking.status === 'Pending') return 'allowed';
  const inGrace = now <= booking.created_at + policy.cancel_grace_minutes * MINUTE;
  return now <= booking.cancel_deadline_at || inGrace ? 'allowed' : 'cancel_window_closed';
}

/** Users of the venue may cancel until the hour is over, e.g. when nobody came (design §5). */
export function venueCancelPolicy(booking: BookingRecord, now: number): CancelVerdict {
  if (booking.ends_at <= now) return 'booking_past';
  return isActive(booking, now) ? 'allowed' : 'stale';
}

export const phoneOf = ({ phone_prefix, phone_number }: Pick<VenueRecord, 'phone_prefix' | 'phone_number'>): string =>
  `${phone_prefix} ${phone_number}`;

/** A closed window still leaves the telephone. */
export const windowClosedText = (venue: VenueRecord): LocalText => ({
  en: `This booking can no longer be cancelled. Call the venue: ${phoneOf(venue)}.`,
  sq: `Ky rezervim nuk mund të anulohet më. Telefononi fushën: ${phoneOf(venue)}.`,
});
