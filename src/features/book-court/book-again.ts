import type { Booking } from '../../shared/api/generated/model';
import { addDays, isoWeekday } from '../../shared/lib/time/dates.ts';
import { paths } from '../../shared/routing/paths.ts';
import { bookingSearch } from './booking-address.ts';

/** The next day after today that is the same day of the week. */
export function nextSameWeekday(date: string, today: string): string {
  const ahead = (isoWeekday(date) - isoWeekday(today) + 7) % 7;
  return addDays(today, ahead || 7);
}

/** The venue's page with the same court, weekday and time chosen. */
export function bookAgainAddress(booking: Booking, today: string): string {
  const wish = {
    date: nextSameWeekday(booking.date, today),
    courtId: booking.court.id,
    slotId: booking.time_slot.id,
    slotCount: booking.slot_count,
  };
  return `${paths.venue(booking.venue.slug)}?${bookingSearch.write(new URLSearchParams(), wish)}`;
}
