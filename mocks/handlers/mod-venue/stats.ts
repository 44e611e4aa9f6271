import type { VenueRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { asOfNow, isActive } from '../../rules/bookings/status.ts';
import { dateOf } from '../../rules/shared/time.ts';
import { figuresOfDay, totalOf, weekOf } from '../../rules/bookings/venue-figures.ts';

/** The figures of today and of this week, Monday to Sunday (design §4). */
export function statsOf(db: DbReader, venue: VenueRecord, now: number) {
  const today = dateOf(now);
  const week = totalOf(weekOf(today).map((date) => figuresOfDay(db, venue, date, now)));
  return {
    today_bookings: db.bookings.by('venueDate', venue.id, today).filter((booking) => isActive(booking, now)).length,
    pending: db.bookings.by('venue', venue.id).filter((booking) => asOfNow(booking, now).status === 'Pending').length,
    occupancy_week_pct:
      week.slots_offered === 0 ? 0 : Math.min(100, Math.round((week.slots_taken / week.slots_offered) * 100)),
    income_week: week.income_paid + week.income_open,
  };
}
