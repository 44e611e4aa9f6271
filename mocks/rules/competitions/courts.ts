/** Courts of venues for games of competitions (ruling R30, decision 057). */
import type { BookingRecord, CompetitionRecord, GameRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { availabilityOf } from '../bookings/availability.ts';
import { settleQuestion } from '../bookings/closures.ts';
import { keepEvent } from '../bookings/history.ts';
import { calendarEvents, newBookingEvents, notifyVenue } from '../bookings/notices.ts';
import { newSession } from '../bookings/series.ts';
import { asOfNow } from '../bookings/status.ts';
import { existing } from '../shared/lookups.ts';
import { slotsOfCourt, slotTimes } from '../shared/slots.ts';
import { addDays, dateOf, HOUR, MINUTE } from '../shared/time.ts';
import { courtsOf } from '../venues/courts.ts';
import type { EntryAct } from './people.ts';

/** A run of free slots of a court. */
export interface CourtTime {
  readonly court_id: number;
  readonly venue_id: number;
  readonly starts_at: number;
  readonly ends_at: number;
  /** Of the whole run, in ALL. */
  readonly price: number;
}

interface Asked {
  readonly sportId: number;
  readonly venueIds: readonly number[];
  /** All of the sport when absent. */
  readonly courtIds?: readonly number[];
  /** Epoch milliseconds. */
  readonly from: number;
  readonly to: number;
  readonly minutes: number;
  readonly now: number;
}

/** Of each free slot the shortest run from it that covers so many minutes: schedules, blocks, bookings and prices as players have them, without lead time and advance window. */
export function courtTimes(db: DbReader, { sportId, venueIds, courtIds, from, to, minutes, now }: Asked): CourtTime[] {
  const viewer = { userId: null, now, window: null };
  const courts = venueIds
    .flatMap((id) => courtsOf(db, id))
    .filter(({ id, sport_id }) => sport_id === sportId && (!courtIds || courtIds.includes(id)));
  const found: CourtTime[] = [];
  for (const court of courts)
    // the late slots of a delayed court begin after midnight
    for (let date = addDays(dateOf(from), -1); date <= dateOf(to - 1); date = addDays(date, 1)) {
      const free = availabilityOf(db, court, date, viewer).filter(({ state }) => state === 'available');
      for (const [index, { starts_at }] of free.entries()) {
        let [ends_at, price] = [starts_at, 0];
        for (const slot of free.slice(index)) {
          if (slot.starts_at !== ends_at || ends_at >= starts_at + minutes * MINUTE) break;
          [ends_at, price] = [slot.ends_at, price + slot.price];
        }
        if (ends_at >= starts_at + minutes * MINUTE && starts_at >= from && starts_at < to)
          found.push({ court_id: court.id, venue_id: court.venue_id, starts_at, ends_at, price });
      }
    }
  return found;
}

interface CourtBooking {
  readonly competition: CompetitionRecord;
  readonly game: GameRecord;
  readonly time: CourtTime;
  readonly status: 'Pending' | 'Confirmed';
  /** Epoch milliseconds, when it is asked for. */
  readonly now: number;
}

/** The court of a game, in the name of its competition and of no user. */
export function courtBooking(
  db: DbReader,
  { competition, game, time, status, now }: CourtBooking,
): Omit<BookingRecord, 'id'> {
  const court = existing(db.courts.get(time.court_id), 'court');
  const venue = existing(db.venues.get(time.venue_id), 'venue');
  const date = dateOf(time.starts_at - court.delayed_start * MINUTE);
  const slot = slotsOfCourt(court, date).find((id) => slotTimes(court, date, id).starts_at === time.starts_at);
  const range = { date, time_slot_id: existing(slot, 'slot'), slot_count: (time.ends_at - time.starts_at) / HOUR };
  return {
    ...newSession({ court, venue, range, now, status }),
    user_id: null,
    guest_name: competition.name,
    guest_phone: null,
    note: `${game.home_label || '–'} – ${game.away_label || '–'}`,
    source: 'competition',
    game_id: game.id,
    series_id: null,
  };
}

/** Asks the venues for the courts of these games: pending, or confirmed where a venue confirms by itself. The times are free. */
export async function bookCourts(
  act: EntryAct,
  games: readonly { readonly game: GameRecord; readonly time: CourtTime }[],
): Promise<void> {
  const { db, competition, actor, now } = act;
  const asked = new Map<number, BookingRecord>();
  for (const { game, time } of games) {
    const venue = existing(db.venues.get(time.venue_id), 'venue');
    const status = venue.booking_policy.booking_confirmation === 'auto' ? 'Confirmed' : 'Pending';
    const booking = await db.bookings.insert(courtBooking(db, { competition, game, time, status, now }));
    await keepEvent({ db, now: () => now, user: actor }, booking, { action: 'created' });
    await db.games.update(game.id, { booking_id: booking.id });
    asked.set(venue.id, booking);
  }
  // one word for each venue, however many games there are
  for (const [venueId, booking] of asked) {
    const venue = existing(db.venues.get(venueId), 'venue');
    const court = existing(db.courts.get(booking.court_id), 'court');
    const user = actor ? (db.users.get(actor.id) ?? null) : null;
    const notice = { booking, court, venue, weekly: false, actor: user };
    await notifyVenue(db, 'booking-created', notice, now);
    for (const event of newBookingEvents(db, notice)) act.emit(event);
    for (const event of calendarEvents(db, venueId)) act.emit(event);
  }
}

/** Gives back the courts of these games; bookings that have begun stay. */
export async function freeCourts(act: EntryAct, games: readonly GameRecord[], reason: string | null): Promise<void> {
  for (const game of games) {
    const booking = act.db.bookings.get(game.booking_id ?? 0);
    if (!booking) continue;
    await act.db.games.update(game.id, { booking_id: null });
    if (booking.starts_at > act.now && asOfNow(booking, act.now).status !== 'Unbooked')
      await freeBooking(act, booking, reason);
  }
}

/** Frees the time of one booking of a competition; the people of the venue are told. */
export async function freeBooking(
  { db, actor, now, emit }: Pick<EntryAct, 'db' | 'actor' | 'now' | 'emit'>,
  booking: BookingRecord,
  reason: string | null,
): Promise<void> {
  await settleQuestion(db, booking.id, 'cancelled', now);
  await keepEvent({ db, now: () => now, user: actor }, booking, { action: 'cancelled', reason });
  await db.bookings.update(booking.id, {
    status: 'Unbooked',
    asked: null,
    cancelled_at: now,
    cancelled_by: 'user',
    cancel_reason: reason,
  });
  const venue = existing(db.venues.get(booking.venue_id), 'venue');
  const court = existing(db.courts.get(booking.court_id), 'court');
  const user = actor ? (db.users.get(actor.id) ?? null) : null;
  await notifyVenue(db, 'booking-cancelled', { booking, court, venue, weekly: false, actor: user }, now);
  for (const event of calendarEvents(db, venue.id)) emit(event);
}
