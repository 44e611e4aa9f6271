import type { Context, Handlers } from '../../contract/types.ts';
import type { BookingRecord, LocalText } from '../../db/records.ts';
import { keepEvent } from '../../rules/bookings/history.ts';
import { asOfNow, isActive } from '../../rules/bookings/status.ts';
import { isBlocked, occupancyOf } from '../../rules/bookings/occupancy.ts';
import { overlaps } from '../../rules/shared/slots.ts';
import { sessionsOf } from '../../views/booking.ts';
import { existing } from '../../rules/shared/lookups.ts';
import { toVenueBooking } from '../../views/venue-booking.ts';
import { endSeries, unbook, unbookSession } from '../../rules/bookings/unbook.ts';
import { bookingAt, venueToWorkIn } from './access.ts';
import { tellOfChange, tellPlayer } from './tell.ts';

type Deciding = Context<'confirmVenueBooking'> | Context<'cancelVenueBooking'> | Context<'answerCompetitionBookings'>;

const texts = {
  reason: { en: 'Give a reason.', sq: 'Jep një arsye.' },
} satisfies Record<string, LocalText>;

export const decideHandlers: Handlers<'confirmVenueBooking' | 'cancelVenueBooking' | 'answerCompetitionBookings'> = {
  /** A weekly booking is confirmed as a whole (design §5). */
  async confirmVenueBooking({ path }, ctx) {
    const venue = venueToWorkIn(ctx, path.venueId, 'book');
    const booking = asOfNow(bookingAt(ctx, path), ctx.now());
    if (booking.status !== 'Pending') return ctx.refuse(409, 'stale');
    for (const session of waitingWith(ctx, booking)) {
      if (isObstructed(ctx, session)) return ctx.refuse(409, 'slot_taken');
      await ctx.db.bookings.update(session.id, { status: 'Confirmed', confirmed_at: ctx.now() });
      await keepEvent(ctx, session, { action: 'confirmed' });
    }
    const confirmed = existing(ctx.db.bookings.get(booking.id), 'booking');
    await tellOfChange(ctx, 'booking-confirmed', confirmed, venue);
    return { booking: toVenueBooking(ctx.db, confirmed, ctx) };
  },

  /** Declines what waits, a weekly booking as a whole; cancels one session, or this one and the later ones (design §5). */
  async cancelVenueBooking({ path, body: { reason, scope } }, ctx) {
    const venue = venueToWorkIn(ctx, path.venueId, 'book');
    const booking = asOfNow(bookingAt(ctx, path), ctx.now());
    if (booking.status === 'Unbooked') return ctx.refuse(409, 'stale');
    if (booking.ends_at <= ctx.now()) return ctx.refuse(409, 'booking_past');
    const isDeclined = booking.status === 'Pending';
    const ending = { by: 'admin', reason } as const;
    const ends = booking.series_id !== null && (isDeclined || scope === 'series');
    const sessions = ends ? laterWith(ctx, booking) : [booking];
    for (const session of sessions) await (ends ? unbook : unbookSession)(ctx, session, ending);
    if (ends && booking.series_id !== null) await endSeries(ctx, booking.series_id, booking.date);
    const ended = existing(ctx.db.bookings.get(booking.id), 'booking');
    const cancelled = ends ? 'series-ended' : 'booking-cancelled';
    await tellOfChange(ctx, isDeclined ? 'booking-declined' : cancelled, ended, venue);
    return { booking: toVenueBooking(ctx.db, ended, ctx), cancelled_count: sessions.length };
  },

  /** All or nothing; the people of the venue are told once (decision 058). */
  async answerCompetitionBookings({ path: { venueId, competitionId }, body }, ctx) {
    const venue = venueToWorkIn(ctx, venueId, 'book');
    const { decision, booking_ids, reason = '' } = body;
    if (decision === 'decline' && reason === '')
      return ctx.refuse(422, 'validation', ctx.say(texts.reason), { field: 'reason' });
    const waiting = waitingFor(ctx, venueId, competitionId);
    const asked = booking_ids ? waiting.filter(({ id }) => booking_ids.includes(id)) : waiting;
    const [first] = asked;
    if (!first || (booking_ids && asked.length < booking_ids.length)) return ctx.refuse(409, 'stale');
    const isConfirmed = decision === 'confirm';
    if (isConfirmed && asked.some((one) => isObstructed(ctx, one))) return ctx.refuse(409, 'slot_taken');
    for (const one of asked) {
      if (!isConfirmed) await unbook(ctx, one, { by: 'admin', reason });
      else {
        await ctx.db.bookings.update(one.id, { status: 'Confirmed', confirmed_at: ctx.now() });
        await keepEvent(ctx, one, { action: 'confirmed' });
      }
    }
    const answered = asked.map(({ id }) => existing(ctx.db.bookings.get(id), 'booking'));
    const type = isConfirmed ? 'booking-confirmed' : 'booking-declined';
    await tellOfChange(ctx, type, existing(answered[0], 'booking'), venue);
    for (const one of answered.slice(1)) await tellPlayer(ctx, type, one, venue);
    return { bookings: answered.map((one) => toVenueBooking(ctx.db, one, ctx)) };
  },
};

/** What a competition asks for at a venue and waits, soonest first. */
function waitingFor(ctx: Deciding, venueId: number, competitionId: number): BookingRecord[] {
  const isOf = ({ game_id = null }: BookingRecord) =>
    game_id !== null && ctx.db.games.get(game_id)?.competition_id === competitionId;
  return ctx.db.bookings
    .by('venue', venueId)
    .filter((one) => isOf(one) && asOfNow(one, ctx.now()).status === 'Pending')
    .toSorted((a, b) => a.starts_at - b.starts_at || a.id - b.id);
}

/** The booking, and the other sessions of its series that wait for an answer. */
const waitingWith = (ctx: Deciding, booking: BookingRecord): BookingRecord[] =>
  booking.series_id === null
    ? [booking]
    : sessionsOf(ctx.db, booking.series_id).filter((one) => asOfNow(one, ctx.now()).status === 'Pending');

/** Sessions of the series from this one on that still stand. */
const laterWith = (ctx: Deciding, { series_id, starts_at }: BookingRecord): BookingRecord[] =>
  series_id === null
    ? []
    : sessionsOf(ctx.db, series_id).filter((one) => one.starts_at >= starts_at && isActive(one, ctx.now()));

/** Whether the time was closed, or went to somebody else; hours changed since do not matter (design §14.1). */
function isObstructed(ctx: Deciding, booking: BookingRecord): boolean {
  const court = existing(ctx.db.courts.get(booking.court_id), 'court');
  const { bookings, blocks } = occupancyOf(ctx.db, court, booking.date);
  if (isBlocked(blocks, court, booking.date, booking)) return true;
  return bookings.some((one) => one.id !== booking.id && overlaps(one, booking) && isActive(one, ctx.now()));
}
