import type { Handlers } from '../../contract/types.ts';
import type { BookingRecord } from '../../db/records.ts';
import { asOfNow } from '../../rules/bookings/status.ts';
import { lastHandover } from '../../rules/bookings/handovers.ts';
import { isInsider } from '../../rules/venues/access.ts';
import { sessionsOf, toBooking, toSeries } from '../../views/booking.ts';
import { pageOfBookings } from '../shared/bookings/listing.ts';

interface ListWish {
  readonly when?: 'upcoming' | 'past';
  readonly statuses?: readonly BookingRecord['status'][];
  readonly weekly?: boolean;
  readonly now: number;
}

/** Upcoming: not ended yet. Past: ended, and every unbooked one, even with a future date. */
function isListed(stored: BookingRecord, { when, statuses, weekly, now }: ListWish): boolean {
  const { status, ends_at, series_id } = asOfNow(stored, now);
  if (weekly !== undefined && weekly !== (series_id !== null)) return false;
  if (statuses && statuses.length > 0 && !statuses.includes(status)) return false;
  const isOver = ends_at <= now || status === 'Unbooked';
  return when === undefined || (when === 'past') === isOver;
}

function inOrder(when: ListWish['when']): (a: BookingRecord, b: BookingRecord) => number {
  if (when === 'upcoming') return (a, b) => a.starts_at - b.starts_at || a.id - b.id;
  return (a, b) => b.starts_at - a.starts_at || a.id - b.id;
}

export const readHandlers: Handlers<'listBookings' | 'getBooking'> = {
  /** Upcoming bookings come soonest first, all others latest first. */
  listBookings({ query }, ctx) {
    const requested = { when: query.when, statuses: query['status[]'], weekly: query.weekly, now: ctx.now() };
    const mine = ctx.db.bookings
      .by('user', ctx.user.id)
      .filter((booking) => isListed(booking, requested))
      .toSorted(inOrder(query.when));
    const { listed, ...page } = pageOfBookings(ctx, mine, query);
    return { bookings: listed.map((booking) => toBooking(ctx.db, booking, ctx)), ...page };
  },

  /** For the player who booked, whom it is or was last offered to, and users of the venue; who got an offer sees what is offered. */
  getBooking({ path }, ctx) {
    const booking = ctx.db.bookings.get(path.bookingId);
    if (!booking) return ctx.refuse(404, 'not_found');
    const isOwn = booking.user_id === ctx.user.id || isInsider(ctx.db, ctx, booking.venue_id);
    const offer = isOwn ? undefined : lastHandover(ctx.db, booking);
    if (!isOwn && offer?.to_user_id !== ctx.user.id) return ctx.refuse(403, 'forbidden');
    const isShown = isOwn || offer?.series_id != null;
    const series = isShown && booking.series_id !== null ? ctx.db.series.get(booking.series_id) : undefined;
    const from = offer?.expires_at ?? 0;
    const sessions = series ? sessionsOf(ctx.db, series.id).filter(({ starts_at }) => starts_at >= from) : [];
    return {
      booking: toBooking(ctx.db, booking, ctx),
      series: series ? toSeries(ctx.db, series, ctx) : null,
      sessions: sessions.map((session) => toBooking(ctx.db, session, ctx)),
    };
  },
};
