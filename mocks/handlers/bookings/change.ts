import type { Context, Handlers } from '../../contract/types.ts';
import type { BookingRecord, VenueRecord } from '../../db/records.ts';
import { calendarEvents, notifyVenue } from '../../rules/bookings/notices.ts';
import { isActive } from '../../rules/bookings/status.ts';
import { cancelPolicy } from '../../rules/bookings/cancel-policy.ts';
import { sessionsOf, toBooking, toSeries } from '../../views/booking.ts';
import { existing } from '../../rules/shared/lookups.ts';
import { checkChangeable, ownBooking } from '../shared/bookings/own.ts';
import { texts } from '../shared/bookings/texts.ts';
import { endSeries, unbook, unbookSession } from '../../rules/bookings/unbook.ts';

type Changing = Context<'cancelBooking'> | Context<'endBookingSeries'>;

export const changeHandlers: Handlers<'cancelBooking' | 'endBookingSeries'> = {
  /** One session only: the others of a series stay, and this date is never recreated (BK-03). */
  async cancelBooking({ path, body }, ctx) {
    const { booking, venue } = ownBooking(ctx, path.bookingId);
    checkChangeable(ctx, booking, venue);
    const cancelled = await unbookSession(ctx, booking, { by: 'user', reason: body.reason ?? 'cancelled' });
    await tell(ctx, 'booking-cancelled', cancelled, venue);
    return { booking: toBooking(ctx.db, cancelled, ctx) };
  },

  /** Ends the series and cancels that session and the later ones, except those past their cancel deadline. */
  async endBookingSeries({ path, body }, ctx) {
    const { booking, venue } = ownBooking(ctx, path.bookingId);
    const series = booking.series_id === null ? undefined : ctx.db.series.get(booking.series_id);
    if (!series) return ctx.refuse(422, 'validation', ctx.say(texts.notWeekly), { field: 'bookingId' });
    if (series.status === 'ended') return ctx.refuse(409, 'stale');
    const from = body.from_date ?? booking.date;
    const later = sessionsOf(ctx.db, series.id).filter(
      (session) => session.date >= from && isActive(session, ctx.now()),
    );
    const free = later.filter((session) => cancelPolicy(session, venue.booking_policy, ctx.now()) === 'allowed');
    for (const session of free) await unbook(ctx, session, { by: 'user', reason: 'series ended' });
    const ended = await endSeries(ctx, series.id, from);
    await tell(ctx, 'series-ended', free[0] ?? booking, venue);
    return { series: toSeries(ctx.db, ended, ctx), cancelled_count: free.length };
  },
};

async function tell(
  ctx: Changing,
  type: 'booking-cancelled' | 'series-ended',
  booking: BookingRecord,
  venue: VenueRecord,
): Promise<void> {
  const court = existing(ctx.db.courts.get(booking.court_id), 'court');
  await notifyVenue(
    ctx.db,
    type,
    { booking, court, venue, weekly: booking.series_id !== null, actor: ctx.user },
    ctx.now(),
  );
  calendarEvents(ctx.db, venue.id).forEach((event) => ctx.emit(event));
}
