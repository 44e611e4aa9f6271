import type { Booking } from '../../shared/api/generated/model';

/** Past bookings under their months (`yyyy-MM`), both in the order in which they come: the latest first. */
export function pastMonths<B extends Pick<Booking, 'date'>>(
  bookings: readonly B[],
): { month: string; bookings: B[] }[] {
  const months = Map.groupBy(bookings, ({ date }) => date.slice(0, 7));
  return [...months].map(([month, all]) => ({ month, bookings: all }));
}
