/** Courts of venues for the games of a competition (R30, decision 058). */
import type { BookingRecord, CourtRecord, GameRecord } from '../../db/records.ts';
import type { DbReader, DbWriter } from '../../db/tables.ts';
import { availabilityOf, type SlotAtCourt } from '../bookings/availability.ts';
import { keepEvent } from '../bookings/history.ts';
import { calendarEvents, notifyVenue } from '../bookings/notices.ts';
import { newSession } from '../bookings/series.ts';
import { isActive } from '../bookings/status.ts';
import { unbook } from '../bookings/unbook.ts';
import { existing } from '../shared/lookups.ts';
import { type SlotRange, slotsOfCourt, slotTimes } from '../shared/slots.ts';
import { addDays, dateOf, MINUTE } from '../shared/time.ts';
import { courtsOf } from '../venues/courts.ts';
import type { EntryAct } from './people.ts';

/** Slots of a court that follow each other and are free; instants, and the price of all of them in lek. */
export interface CourtTime {
  readonly court_id: number;
  readonly venue_id: number;
  readonly starts_at: number;
  readonly ends_at: number;
  readonly price: number;
}
interface Wanted {
  readonly sportId: number;
  readonly venueIds: readonly number[];
  /** Of these venues; without: all of the sport. */
  readonly courtIds?: readonly number[];
  readonly from: number;
  readonly to: number;
  /** How long a game takes. */
  readonly minutes: number;
  readonly now: number;
}

/** A booking has three slots at most. */
const MOST_SLOTS = 3;

/** The shortest free times for a game that begin at each slot, without lead time and advance window (R30). */
export function courtTimes(db: DbReader, { venueIds, courtIds, sportId, ...wanted }: Wanted): CourtTime[] {
  const courts = venueIds
    .flatMap((venue) => courtsOf(db, venue))
    .filter((court) => court.sport_id === sportId && (!courtIds || courtIds.includes(court.id)));
  return courts.flatMap((court) => timesOf(db, court, wanted));
}

function timesOf(
  db: DbReader,
  court: CourtRecord,
  { from, to, minutes, now }: Pick<Wanted, 'from' | 'to' | 'minutes' | 'now'>,
): CourtTime[] {
  const times: CourtTime[] = [];
  for (let date = dateOf(from); date <= dateOf(to - 1); date = addDays(date, 1)) {
    const slots = availabilityOf(db, court, date, { userId: null, now, window: null });
    const free = slots.filter(({ state }) => state === 'available');
    for (const index of free.keys()) {
      const run = runFrom(free.slice(index, index + MOST_SLOTS), minutes);
      if (run) times.push({ court_id: court.id, venue_id: court.venue_id, ...run });
    }
  }
  return times;
}

/** The first slots that are as long as a game, without a gap between them. */
function runFrom(slots: readonly SlotAtCourt[], minutes: number) {
  const [first] = slots;
  let price = 0;
  for (const [index, slot] of slots.entries()) {
    if (index > 0 && slots[index - 1]?.ends_at !== slot.starts_at) return null;
    price += slot.price;
    if (first && slot.ends_at >= first.starts_at + minutes * MINUTE)
      return { starts_at: first.starts_at, ends_at: slot.ends_at, price };
  }
  return null;
}

/**
 * Asks the venues for the courts of these games, whose times are free: confirmed at once where the venue does so, else the slots are
 * held until it answers. The booking is nobody's own, so it stands in no list of a player and counts in no limit; it is named after the competition and the game.
 */
export async function bookCourts(
  act: EntryAct,
  games: readonly { readonly game: GameRecord; readonly time: CourtTime }[],
): Promise<void> {
  const { db, competition, now } = act;
  const told = new Set<number>();
  for (const { game, time } of games) {
    const court = existing(db.courts.get(time.court_id), 'court');
    const venue = existing(db.venues.get(time.venue_id), 'venue');
    const status = venue.booking_policy.booking_confirmation === 'auto' ? 'Confirmed' : 'Pending';
    const booking = await db.bookings.insert({
      ...newSession({ court, venue, range: rangeOf(court, time), now, status }),
      series_id: null,
      user_id: null,
      guest_name: `${competition.name}: ${sidesOf(game)}`.slice(0, 100),
      guest_phone: null,
      note: null,
      source: 'competition',
      game_id: game.id,
    });
    await keepEvent(keeping(act), booking, { action: 'created' });
    await db.games.update(game.id, { booking_id: booking.id });
    // a league of fifty games is one message
    if (told.has(venue.id)) continue;
    told.add(venue.id);
    await notifyVenue(db, 'booking-created', { booking, court, venue, weekly: false, actor: actorOf(act) }, now);
  }
  for (const venue of told) calendarEvents(db, venue).forEach((event) => act.emit(event));
}

const sidesOf = ({ home_label: home, away_label: away, place }: GameRecord): string =>
  home === '' || away === '' ? `${place?.number ?? ''}` : `${home} – ${away}`;

function rangeOf(court: CourtRecord, { starts_at, ends_at }: CourtTime): SlotRange {
  const date = dateOf(starts_at);
  const ids = slotsOfCourt(court, date).filter((id) => {
    const slot = slotTimes(court, date, id);
    return slot.starts_at >= starts_at && slot.ends_at <= ends_at;
  });
  return { date, time_slot_id: existing(ids[0], 'slot'), slot_count: ids.length };
}

const actorOf = ({ db, actor }: EntryAct) => (actor ? (db.users.get(actor.id) ?? null) : null);
const keeping = (act: EntryAct): { db: DbWriter; now: () => number; user: ReturnType<typeof actorOf> } => ({
  db: act.db,
  now: () => act.now,
  user: actorOf(act),
});

/** The booking that holds the court of a game; undefined: none, or it is over. */
export function bookingOf(db: DbReader, { booking_id = null }: GameRecord, now: number): BookingRecord | undefined {
  const booking = booking_id === null ? undefined : db.bookings.get(booking_id);
  return booking && isActive(booking, now) ? booking : undefined;
}

/** Gives back the courts of games that need them no more; what has been played on one stays. The venue is told. */
export async function freeCourts(act: EntryAct, games: readonly GameRecord[], reason: string): Promise<void> {
  const { db, now } = act;
  const venues = new Set<number>();
  for (const game of games) {
    const booking = bookingOf(db, game, now);
    if ((game.booking_id ?? null) !== null) await db.games.update(game.id, { booking_id: null });
    const actor = actorOf(act);
    if (!booking || booking.starts_at <= now || !actor) continue;
    const ended = await unbook({ db, now: () => now, user: actor }, booking, { by: 'user', reason });
    const venue = existing(db.venues.get(booking.venue_id), 'venue');
    const court = existing(db.courts.get(booking.court_id), 'court');
    venues.add(venue.id);
    await notifyVenue(db, 'booking-cancelled', { booking: ended, court, venue, weekly: false, actor }, now);
  }
  for (const venue of venues) calendarEvents(db, venue).forEach((event) => act.emit(event));
}
