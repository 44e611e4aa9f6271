import type { BookingRecord, SeriesRecord, UserRecord } from '../db/records.ts';
import type { DbReader } from '../db/tables.ts';
import type { RequestContext } from '../contract/types.ts';
import { asOfNow, isActive } from '../rules/bookings/status.ts';
import { mayReadEvent } from '../rules/events/access.ts';
import { eventOfBooking, isFreeForEvent } from '../rules/events/place.ts';
import { handoverAt } from '../rules/bookings/handover.ts';
import { lastHandover } from '../rules/bookings/handovers.ts';
import { handoverPermissions, toHandover } from './handover.ts';
import { toClosure } from './closure.ts';
import { cancelPolicy, cancelUntil, phoneOf } from '../rules/bookings/cancel-policy.ts';
import { lookupSlot, startText } from '../rules/shared/slots.ts';
import { toIso, wallTimeOf } from '../rules/shared/time.ts';
import type { Session } from '../rules/bookings/weekly-preview.ts';
import { toCompetitionRef } from './competition.ts';
import { toCourtRef } from './court.ts';
import { existing, toImage, toUserRef } from '../rules/shared/lookups.ts';

export type ViewContext = Pick<RequestContext, 'say' | 'now'> & { readonly user: UserRecord };
const isoOrNull = (instant: number | null): string | null => (instant === null ? null : toIso(instant));

/** A booking with its current status and permissions (design §5). */
export function toBooking(db: DbReader, stored: BookingRecord, ctx: ViewContext) {
  const booking = asOfNow(stored, ctx.now());
  const venue = existing(db.venues.get(booking.venue_id), 'venue');
  const court = existing(db.courts.get(booking.court_id), 'court');
  const isMine = booking.user_id === ctx.user.id;
  const closure = toClosure(db, booking, venue, ctx);
  const can_cancel = isMine && cancelPolicy(booking, venue.booking_policy, ctx.now()) === 'allowed';
  return {
    id: booking.id,
    court: toCourtRef(db, court, ctx),
    date: booking.date,
    time_slot: lookupSlot(booking.time_slot_id),
    weekly: booking.series_id !== null,
    status: booking.status,
    series_id: booking.series_id,
    slot_count: booking.slot_count,
    starts_at: toIso(booking.starts_at),
    ends_at: toIso(booking.ends_at),
    price: booking.price,
    currency: 'ALL' as const,
    venue: {
      id: venue.id,
      slug: venue.slug,
      name: venue.name,
      image: toImage(db, venue.image_id),
      address: venue.address,
      phone: phoneOf(venue),
    },
    source: booking.source,
    booked_by: toUserRef(db, booking.user_id),
    guest_name: booking.guest_name,
    guest_phone: booking.guest_phone,
    note: booking.note,
    event_id: eventIdOf(db, booking, ctx),
    game_id: booking.game_id ?? null,
    competition: competitionOf(db, booking),
    cancel_deadline_at: toIso(booking.cancel_deadline_at),
    can_cancel,
    cancel_until: toIso(cancelUntil(booking, venue.booking_policy)),
    cancelled_at: isoOrNull(booking.cancelled_at),
    cancelled_by: booking.cancelled_by,
    cancel_reason: booking.cancel_reason,
    confirmed_at: isoOrNull(booking.confirmed_at),
    created_at: toIso(booking.created_at),
    closure,
    handover: toHandover(db, booking, ctx),
    permissions: {
      cancel: can_cancel,
      move: can_cancel,
      make_event: isMine && isFreeForEvent(db, booking, ctx.now()),
      end_series: isMine && seriesIsActive(db, booking.series_id),
      answer_closure: closure?.can_answer === true,
      ...handoverPermissions(db, booking, ctx),
    },
  };
}

/** Whose game it is for. */
function competitionOf(db: DbReader, { game_id = null }: BookingRecord) {
  const game = game_id === null ? undefined : db.games.get(game_id);
  return toCompetitionRef(db, game?.competition_id ?? null);
}

/** The event it is the court of, for who may know of it. */
function eventIdOf(db: DbReader, booking: BookingRecord, { user }: ViewContext): number | null {
  const event = eventOfBooking(db, booking);
  return event && mayReadEvent(db, event, user.id) ? event.id : null;
}

const seriesIsActive = (db: DbReader, id: number | null): boolean =>
  id !== null && db.series.get(id)?.status === 'active';

/** All sessions of a series, soonest first. */
export const sessionsOf = (db: DbReader, seriesId: number): BookingRecord[] =>
  db.bookings.by('series', seriesId).toSorted((a, b) => a.starts_at - b.starts_at || a.id - b.id);

/** The rule of a weekly booking with the day of its next session. */
export function toSeries(db: DbReader, series: SeriesRecord, ctx: ViewContext) {
  const now = ctx.now();
  const next = sessionsOf(db, series.id).find((session) => session.starts_at > now && isActive(session, now));
  return {
    id: series.id,
    court: toCourtRef(db, existing(db.courts.get(series.court_id), 'court'), ctx),
    weekday: series.weekday,
    time_slot: lookupSlot(series.time_slot_id),
    slot_count: series.slot_count,
    starts_on: series.starts_on,
    ends_on: series.ends_on,
    status: series.status,
    skipped_dates: [...series.skipped_dates].toSorted(),
    next_session: next?.date ?? null,
  };
}

/**
 * A weekly booking of which a list shows one session for all; `sessions` are those listed. Its time is that of a session that
 * was not moved: bookings keep their times when the court's delay changes.
 */
export function toSeriesGroup(
  db: DbReader,
  series: SeriesRecord,
  sessions: readonly BookingRecord[],
  ctx: ViewContext,
) {
  const kept = sessions.find((one) => one.court_id === series.court_id && one.time_slot_id === series.time_slot_id);
  const court = existing(db.courts.get(series.court_id), 'court');
  return {
    id: series.id,
    weekday: series.weekday,
    start: kept ? wallTimeOf(kept.starts_at) : startText(court, series.time_slot_id),
    session_count: sessions.length,
    open_session: openSession(db, sessions, ctx),
  };
}

/** Of the sessions, soonest first: what its player has to answer comes before what somebody else has. */
function openSession(db: DbReader, sessions: readonly BookingRecord[], ctx: ViewContext) {
  const now = ctx.now();
  const active = sessions.filter((session) => isActive(session, now));
  const found = active.find(({ asked }) => asked !== null) ?? active.find((one) => isOfferedAt(db, one, now));
  return found ? toBooking(db, found, ctx) : null;
}

const isOfferedAt = (db: DbReader, booking: BookingRecord, now: number): boolean => {
  const offer = lastHandover(db, booking);
  return offer !== undefined && handoverAt(offer, now) === 'offered';
};

/** The preview of a booking, also the data of a refused one (design §5). The total counts available sessions. */
export const toPreview = (venueId: number, sessions: readonly Session[]) => ({
  venue_id: venueId,
  total_price: sessions.filter(({ state }) => state === 'available').reduce((sum, { price }) => sum + price, 0),
  sessions: sessions.map(({ date, starts_at, ends_at, state, price, alternatives }) => ({
    date,
    starts_at: toIso(starts_at),
    ends_at: toIso(ends_at),
    state,
    price,
    alternatives: alternatives.map((other) => ({
      court_id: other.court.id,
      court_name: other.court.name,
      time_slot_id: other.range.time_slot_id,
      starts_at: toIso(other.starts_at),
      price: other.price,
    })),
  })),
});
