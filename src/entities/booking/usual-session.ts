import type { Booking, GetBookingData } from '../../shared/api/generated/model';
import { isoWeekday } from '../../shared/lib/time/dates.ts';

/**
 * A session of a weekly booking on its usual day, time and court: the booking that is shown may have been moved. The booking itself
 * where there is none.
 */
export function usualSession({ booking, series, sessions }: GetBookingData): Booking {
  const isUsual = ({ date, time_slot, court }: Booking) =>
    isoWeekday(date) === series?.weekday && time_slot.id === series.time_slot.id && court.id === series.court.id;
  return sessions.find(isUsual) ?? booking;
}
