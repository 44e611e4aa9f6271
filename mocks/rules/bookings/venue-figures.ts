import type { VenueRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { asOfNow } from './status.ts';
import { blocksOn, isBlocked } from './occupancy.ts';
import { slotTimes, slotsOfCourt } from '../shared/slots.ts';
import { addDays, isoWeekday } from '../shared/time.ts';
import { courtsOf } from '../venues/courts.ts';

/** Money in whole lek, counts otherwise. */
export interface VenueFigures {
  bookings: number;
  slots_offered: number;
  slots_taken: number;
  income_paid: number;
  income_open: number;
  no_shows: number;
}

/** The days of a date's week, Monday first. */
export const weekOf = (date: string): string[] => {
  const monday = addDays(date, 1 - isoWeekday(date));
  return Array.from({ length: 7 }, (_, n) => addDays(monday, n));
};

/** One day of a venue. Closed times are not offered; a booking that nobody came to is owed nothing unless it was paid. */
export function figuresOfDay(db: DbReader, venue: VenueRecord, date: string, now: number): VenueFigures {
  const active = db.bookings
    .by('venueDate', venue.id, date)
    .map((booking) => asOfNow(booking, now))
    .filter(({ status }) => status !== 'Unbooked');
  const confirmed = active.filter(({ status }) => status === 'Confirmed');
  const paid = confirmed.filter(({ paid_at }) => paid_at !== null);
  const open = confirmed.filter(({ paid_at, no_show_at }) => paid_at === null && no_show_at === null);
  return {
    bookings: confirmed.length,
    slots_offered: slotsOffered(db, venue, date),
    slots_taken: active.reduce((sum, { slot_count }) => sum + slot_count, 0),
    income_paid: sumOf(paid),
    income_open: sumOf(open),
    no_shows: confirmed.filter(({ no_show_at }) => no_show_at !== null).length,
  };
}

function slotsOffered(db: DbReader, venue: VenueRecord, date: string): number {
  const blocks = db.blocks.by('venue', venue.id);
  return courtsOf(db, venue.id).reduce((sum, court) => {
    const closed = blocksOn(blocks, court.id, date);
    const open = slotsOfCourt(court, date).filter((id) => !isBlocked(closed, court, date, slotTimes(court, date, id)));
    return sum + open.length;
  }, 0);
}

const sumOf = (bookings: readonly { price: number }[]): number => bookings.reduce((sum, { price }) => sum + price, 0);

/** The sums of some days. */
export const totalOf = (days: readonly VenueFigures[]): VenueFigures => ({
  bookings: days.reduce((sum, { bookings }) => sum + bookings, 0),
  slots_offered: days.reduce((sum, { slots_offered }) => sum + slots_offered, 0),
  slots_taken: days.reduce((sum, { slots_taken }) => sum + slots_taken, 0),
  income_paid: days.reduce((sum, { income_paid }) => sum + income_paid, 0),
  income_open: days.reduce((sum, { income_open }) => sum + income_open, 0),
  no_shows: days.reduce((sum, { no_shows }) => sum + no_shows, 0),
});
