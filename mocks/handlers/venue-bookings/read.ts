import type { Handlers } from '../../contract/types.ts';
import type { BookingRecord, CourtRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { availabilityOf } from '../../rules/bookings/availability.ts';
import { asOfNow, isActive } from '../../rules/bookings/status.ts';
import { addDays, dateOf } from '../../rules/shared/time.ts';
import { managementRole } from '../../rules/venues/access.ts';
import { figuresOfDay, totalOf, weekOf } from '../../rules/bookings/venue-figures.ts';
import { toSeries } from '../../views/booking.ts';
import { toCourtRef, toCourtSlot } from '../../views/court.ts';
import { historyOf, toBlock, toVenueBooking } from '../../views/venue-booking.ts';
import { courtsOf } from '../../rules/venues/courts.ts';
import { pageOfBookings } from '../shared/bookings/listing.ts';
import { managedVenue } from '../shared/managed-venue.ts';
import { fold } from '../../rules/shared/fold.ts';
import { bookingAt, checkDays, courtOf } from './access.ts';

const MOST_DAYS = 7;
const NEXT_TODAY = 5;

export const readHandlers: Handlers<'getVenueCalendar' | 'listVenueBookings' | 'getVenueBooking' | 'getVenueFigures'> =
  {
    getVenueCalendar({ path: { venueId }, query: { from, to, court_id } }, ctx) {
      managedVenue(ctx, venueId, 'read');
      checkDays(ctx, [from, to], 'to', MOST_DAYS);
      const dates = daysBetween(from, to);
      const now = ctx.now();
      const bookings = dates
        .flatMap((date) => ctx.db.bookings.by('venueDate', venueId, date))
        .filter((booking) => isActive(booking, now) && (court_id === undefined || booking.court_id === court_id))
        .toSorted((a, b) => a.starts_at - b.starts_at || a.id - b.id);
      const courts =
        court_id === undefined ? shownCourts(ctx.db, venueId, bookings) : [courtOf(ctx, venueId, court_id)];
      const ids = new Set(courts.map(({ id }) => id));
      const viewer = { userId: ctx.user.id, now, window: null };
      const slotsOn = (date: string) =>
        courts
          .filter(({ deleted_at }) => deleted_at === null)
          .flatMap((court) => availabilityOf(ctx.db, court, date, viewer));
      const role = managementRole(ctx.db, ctx, venueId);
      return {
        courts: courts.map((court) => toCourtRef(ctx.db, court, ctx)),
        days: dates.map((date) => ({ date, slots: slotsOn(date).map((slot) => toCourtSlot(slot, true)) })),
        bookings: bookings.map((booking) => toVenueBooking(ctx.db, booking, ctx)),
        blocks: ctx.db.blocks
          .by('venue', venueId)
          .filter(
            (block) => block.date_from <= to && from <= block.date_to && block.court_ids.some((id) => ids.has(id)),
          )
          .map((block) => toBlock(ctx.db, block, now)),
        permissions: { book: role !== 'superuser', block: role === 'owner' || role === 'manager' },
      };
    },

    listVenueBookings({ path: { venueId }, query }, ctx) {
      managedVenue(ctx, venueId, 'read');
      const { from, to, court_id, keywords } = query;
      const statuses = query['status[]'] ?? [];
      const words = fold(keywords ?? '')
        .split(/\s+/)
        .filter(Boolean);
      const found = ctx.db.bookings
        .by('venue', venueId)
        .filter((booking) => statuses.length === 0 || statuses.includes(asOfNow(booking, ctx.now()).status))
        .filter(({ date }) => (from === undefined || from <= date) && (to === undefined || date <= to))
        .filter((booking) => court_id === undefined || booking.court_id === court_id)
        .filter((booking) => words.length === 0 || mentions(ctx.db, booking, words))
        .toSorted((a, b) => a.starts_at - b.starts_at || a.id - b.id);
      const { listed, ...page } = pageOfBookings(ctx, found, query);
      return { bookings: listed.map((booking) => toVenueBooking(ctx.db, booking, ctx)), ...page };
    },

    getVenueBooking({ path }, ctx) {
      managedVenue(ctx, path.venueId, 'read');
      const booking = bookingAt(ctx, path);
      const series = booking.series_id === null ? undefined : ctx.db.series.get(booking.series_id);
      return {
        booking: toVenueBooking(ctx.db, booking, ctx),
        series: series ? toSeries(ctx.db, series, ctx) : null,
        history: historyOf(ctx.db, booking, ctx.now()),
      };
    },

    getVenueFigures({ path: { venueId }, query }, ctx) {
      const { venue } = managedVenue(ctx, venueId, 'read');
      const now = ctx.now();
      const today = dateOf(now);
      const week = weekOf(query.from ?? today);
      const figuresOn = (date: string) => figuresOfDay(ctx.db, venue, date, now);
      const days = week.map((date) => ({ date, figures: figuresOn(date) }));
      const next = ctx.db.bookings
        .by('venueDate', venueId, today)
        .filter((booking) => booking.status === 'Confirmed' && booking.ends_at > now)
        .toSorted((a, b) => a.starts_at - b.starts_at || a.id - b.id)
        .slice(0, NEXT_TODAY);
      return {
        days,
        week: totalOf(days.map(({ figures }) => figures)),
        week_before: totalOf(week.map((date) => figuresOn(addDays(date, -7)))),
        next: next.map((booking) => toVenueBooking(ctx.db, booking, ctx)),
      };
    },
  };

function daysBetween(from: string, to: string): string[] {
  const days = [from];
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The courts of the venue, and those deleted since that bookings of these days were played on. */
function shownCourts(db: DbReader, venueId: number, bookings: readonly BookingRecord[]): CourtRecord[] {
  const courts = courtsOf(db, venueId);
  const known = new Set(courts.map(({ id }) => id));
  const gone = db.courts
    .by('venue', venueId)
    .filter(({ id }) => !known.has(id) && bookings.some(({ court_id }) => court_id === id));
  return [...courts, ...gone];
}

/** Whether every word is in the booker's name, the phone number or the note; accents do not matter. */
function mentions(db: DbReader, booking: BookingRecord, words: readonly string[]): boolean {
  const user = booking.user_id === null ? undefined : db.users.get(booking.user_id);
  const phone = user ? user.phone_prefix + user.phone_number : booking.guest_phone;
  const digits = (phone ?? '').replaceAll(/\D/g, '');
  const typed = words.join('');
  // part of a number in whatever groups, with or without the trunk zero
  if (/^\+?\d+$/.test(typed) && digits.includes(typed.replace(/^(\+|0+)/, ''))) return true;
  const text = fold([user?.name, booking.guest_name, digits, booking.note].join(' '));
  return words.every((word) => text.includes(word));
}
