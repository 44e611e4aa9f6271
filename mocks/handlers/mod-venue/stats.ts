import type { VenueRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { asOfNow, isActive } from '../../rules/booking-status.ts';
import { slotsOfCourt } from '../../rules/slots.ts';
import { addDays, dateOf, isoWeekday } from '../../rules/time.ts';
import { courtsOf } from '../../rules/views/venue.ts';

/** The figures of today and of this week, Monday to Sunday (design §4). */
export function statsOf(db: DbReader, venue: VenueRecord, now: number) {
  const today = dateOf(now);
  const monday = addDays(today, 1 - isoWeekday(today));
  const days = Array.from({ length: 7 }, (_, n) => addDays(monday, n));
  const active = (date: string) =>
    db.bookings.by('venueDate', venue.id, date).filter((booking) => isActive(booking, now));
  const week = days.flatMap(active);
  const offered = courtsOf(db, venue.id).reduce(
    (sum, court) => sum + days.reduce((of, date) => of + slotsOfCourt(court, date).length, 0),
    0,
  );
  const taken = week.reduce((sum, { slot_count }) => sum + slot_count, 0);
  return {
    today_bookings: active(today).length,
    pending: db.bookings.by('venue', venue.id).filter((booking) => asOfNow(booking, now).status === 'Pending').length,
    occupancy_week_pct: offered === 0 ? 0 : Math.min(100, Math.round((taken / offered) * 100)),
    income_week: week.reduce((sum, { price, status }) => sum + (status === 'Confirmed' ? price : 0), 0),
  };
}
