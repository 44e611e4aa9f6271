import type { Booking } from '../../../shared/api/generated/model';

/**
 * The requests in their order, soonest first, with those that were answered here in the places where they stood: rows below an
 * answer must not move under the finger that goes on to the next.
 */
export function requestRows(
  listed: readonly Booking[],
  answered: readonly Booking[],
): { booking: Booking; isAnswered: boolean }[] {
  const isListed = (booking: Booking): boolean => listed.some(({ id }) => id === booking.id);
  return [
    ...listed.map((booking) => ({ booking, isAnswered: booking.status !== 'Pending' })),
    ...answered.filter((booking) => !isListed(booking)).map((booking) => ({ booking, isAnswered: true })),
  ].toSorted(
    (a, b) => Date.parse(a.booking.starts_at) - Date.parse(b.booking.starts_at) || a.booking.id - b.booking.id,
  );
}
