import type { Booking, BookingClosure, BookingHandover } from '../../shared/api/generated/model';
import { now } from '../../shared/platform/clock.ts';
import type { Deadlines } from '../../shared/platform/use-deadlines.ts';

type Asked<T> = T & { closure: BookingClosure };
type Offered<T> = T & { handover: BookingHandover };

/** Whether the venue waits for its player's answer about a closed time, by the clock too (R31). */
export const isAsked = <T extends Pick<Booking, 'closure'>>(booking: T): booking is Asked<T> =>
  booking.closure?.can_answer === true && Date.parse(booking.closure.answer_until) > now();

/** Whether it is offered to somebody, by the clock too. An offer of all sessions counts for the first of them. */
export const isOffered = <T extends Pick<Booking, 'handover' | 'starts_at'>>(booking: T): booking is Offered<T> =>
  booking.handover?.state === 'offered' &&
  Date.parse(booking.handover.expires_at) > now() &&
  booking.handover.expires_at === booking.starts_at;

/** When a question or an offer of these bookings ends by itself. */
export const deadlinesOf = (bookings: readonly (Pick<Booking, 'closure' | 'handover'> | null)[]): Deadlines =>
  bookings.flatMap((booking) => [
    booking?.closure?.can_answer === true && booking.closure.answer_until,
    booking?.handover?.state === 'offered' && booking.handover.expires_at,
  ]);
