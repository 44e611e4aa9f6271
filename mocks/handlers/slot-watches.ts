import type { Context, HandlersOf, Input } from '../contract/types.ts';
import type { VenueRecord } from '../db/records.ts';
import { isActive } from '../rules/bookings/status.ts';
import { playerViewer } from '../rules/bookings/free-slots.ts';
import { occupancyOf } from '../rules/bookings/occupancy.ts';
import { bookingIn, slotState } from '../rules/bookings/slot-state.ts';
import { slotTimes } from '../rules/shared/slots.ts';
import { addDays, dateOf } from '../rules/shared/time.ts';
import { toSlotWatch } from '../views/slot-watch.ts';
import { type Cell, bookableUntil, cellsOf, isOver } from '../rules/bookings/watches.ts';
import { texts as bookingTexts } from './shared/bookings/texts.ts';
import { visibleVenue } from './shared/visible-venue.ts';

type Creating = Context<'createSlotWatch'>;
type Body = Input<'createSlotWatch'>['body'];
const MOST_WATCHES = 10;
const texts = {
  either: { en: 'Choose a court or a sport.', sq: 'Zgjidh një fushë ose një sport.' },
  court: { en: 'Choose a court of this venue.', sq: 'Zgjidh një fushë të kësaj qendre.' },
  closed: { en: 'The court is not open at this time.', sq: 'Fusha nuk është e hapur në këtë orar.' },
  free: { en: 'This time is free: you can book it now.', sq: 'Ky orar është i lirë: mund ta rezervosh tani.' },
  own: { en: 'You have booked this time yourself.', sq: 'Këtë orar e ke rezervuar vetë.' },
  most: { en: 'You can wait for ten times at most.', sq: 'Mund të presësh për të shumtën dhjetë orare.' },
};

/** Being told when a taken time is free (R24, decision 036). */
export const slotWatches: HandlersOf<'slot-watches'> = {
  listSlotWatches(_, ctx) {
    const watches = ctx.db.slotWatches
      .by('user', ctx.user.id)
      .filter((watch) => !isOver(ctx.db, watch, ctx.now()))
      .map((watch) => toSlotWatch(ctx.db, watch, ctx))
      .toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at) || a.id - b.id);
    return { watches };
  },

  async createSlotWatch({ path, body }, ctx) {
    const venue = visibleVenue(ctx, ctx.db.venues.get(path.venueId));
    if (venue.status !== 'published' || !venue.is_bookable)
      return ctx.refuse(409, 'stale', ctx.say(bookingTexts.notBookable));
    const wanted = { venue_id: venue.id, ...readTarget(ctx, venue, body) };
    checkTime(ctx, venue, cellsOf(ctx.db, wanted));
    const mine = ctx.db.slotWatches.by('user', ctx.user.id).filter((watch) => !isOver(ctx.db, watch, ctx.now()));
    const known = mine.find(
      (one) =>
        one.venue_id === venue.id &&
        one.date === wanted.date &&
        one.time_slot_id === wanted.time_slot_id &&
        one.court_id === wanted.court_id &&
        one.sport_id === wanted.sport_id,
    );
    if (!known) {
      checkTaken(ctx, venue, cellsOf(ctx.db, wanted));
      if (mine.length >= MOST_WATCHES) return ctx.refuse(422, 'limit_reached', ctx.say(texts.most));
    }
    const watch =
      known ?? (await ctx.db.slotWatches.insert({ ...wanted, user_id: ctx.user.id, created_at: ctx.now() }));
    return { watch: toSlotWatch(ctx.db, watch, ctx) };
  },

  async deleteSlotWatch({ path }, ctx) {
    const watch = ctx.db.slotWatches.get(path.watchId);
    if (!watch) return ctx.refuse(404, 'not_found');
    if (watch.user_id !== ctx.user.id) return ctx.refuse(403, 'forbidden');
    await ctx.db.slotWatches.remove(watch.id);
    return null;
  },
};

/** A public court of the venue, or a sport of its public courts. */
function readTarget(ctx: Creating, venue: VenueRecord, { court_id, sport_id, date, time_slot_id }: Body) {
  if ((court_id === undefined) === (sport_id === undefined))
    return ctx.refuse(422, 'validation', ctx.say(texts.either), { field: 'court_id' });
  const courts = ctx.db.courts
    .by('venue', venue.id)
    .filter(({ deleted_at, is_public }) => deleted_at === null && is_public);
  const court = courts.find((one) => (court_id === undefined ? one.sport_id === sport_id : one.id === court_id));
  if (!court) {
    const field = court_id === undefined ? 'sport_id' : 'court_id';
    return ctx.refuse(422, 'validation', ctx.say(texts.court), { field });
  }
  return { court_id: court_id ?? null, sport_id: court.sport_id, date, time_slot_id };
}

/** A time that players can book, apart from being taken. */
function checkTime(ctx: Creating, venue: VenueRecord, cells: readonly Cell[]): void {
  const [first] = cells;
  const refuse = (code: 'validation' | 'too_soon' | 'too_far', field: string, text?: { en: string; sq: string }) =>
    ctx.refuse(422, code, ctx.say(text ?? code), { field });
  if (!first) return refuse('validation', 'time_slot_id', texts.closed);
  const now = ctx.now();
  if (cells.every((cell) => bookableUntil(ctx.db, cell) <= now)) {
    const isPast = cells.every(
      ({ court, date, time_slot_id }) => slotTimes(court, date, time_slot_id).starts_at <= now,
    );
    return refuse('too_soon', 'time_slot_id', isPast ? bookingTexts.slotPast : undefined);
  }
  if (first.date > addDays(dateOf(now), venue.booking_policy.max_advance_days)) return refuse('too_far', 'date');
  return undefined;
}

/** Nobody waits for what they can book, or have booked. */
function checkTaken(ctx: Creating, venue: VenueRecord, cells: readonly Cell[]): void {
  const now = ctx.now();
  const viewer = playerViewer(venue, ctx.user.id, now);
  for (const { court, date, time_slot_id } of cells) {
    const range = { date, time_slot_id, slot_count: 1 };
    const occupancy = occupancyOf(ctx.db, court, date);
    const booking = bookingIn(court, range, occupancy, now);
    if (booking && booking.user_id === ctx.user.id && isActive(booking, now))
      ctx.refuse(409, 'stale', ctx.say(texts.own), { field: 'time_slot_id' });
    if (slotState(court, range, occupancy, viewer) === 'available')
      ctx.refuse(409, 'stale', ctx.say(texts.free), { field: 'time_slot_id' });
  }
}
