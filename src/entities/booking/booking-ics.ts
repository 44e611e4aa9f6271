import type { Booking } from '../../shared/api/generated/model';
import { type CalendarEntry, calendarFile } from '../../shared/lib/ics/calendar-file.ts';

/** One booked session as a calendar file. The same booking is the same entry, also after a move. `now` and `url` are parameters. */
export function bookingIcs(
  booking: Booking,
  texts: Pick<CalendarEntry, 'summary' | 'description'>,
  facts: { now: number; url: string },
): string {
  const { id, court, venue, starts_at, ends_at, status } = booking;
  return calendarFile(
    {
      ...texts,
      uid: `booking-${id}`,
      starts_at,
      ends_at,
      location: `${court.name}, ${venue.name}, ${venue.address}`,
      status: status === 'Confirmed' ? 'CONFIRMED' : status === 'Pending' ? 'TENTATIVE' : 'CANCELLED',
    },
    facts,
  );
}
