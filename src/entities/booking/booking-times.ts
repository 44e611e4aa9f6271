import type { Booking } from '../../shared/api/generated/model';
import type { Format } from '../../shared/i18n/format.ts';
import { sessionTimes } from '../../shared/lib/session-times.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';

type Times = Pick<Booking, 'starts_at' | 'ends_at'>;

/** "19:00–20:00" on Tirana's clock; a booking that ends with the day ends at 24:00 (design §4). */
export function bookingTimes(booking: Times, format: Format): string {
  const { start, end } = sessionTimes(booking);
  return format.timeRange(start, end);
}

/** "Thursday, November 26, 19:00–20:00" */
export const bookingWhen = (booking: Times & Pick<Booking, 'date'>, format: Format): string =>
  `${format.dateMedium(booking.date)}, ${bookingTimes(booking, format)}`;

/** "Thursday, November 26, 19:00" of a wire instant. */
export function instantText(instant: string, format: Format): string {
  const at = Date.parse(instant);
  return `${format.dateMedium(tiraneDate(at))}, ${format.time(at)}`;
}
