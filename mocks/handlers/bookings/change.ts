import type { Context, Handlers } from '../../contract/types.ts';
import type { BookingRecord, VenueRecord } from '../../db/records.ts';
import { notifyVenue } from '../../rules/booking-notices.ts';
import { isActive } from '../../rules/booking-status.ts';
import { cancelPolicy } from '../../rules/cancel-policy.ts';
import { addDays } from '../../rules/time.ts';
import { sessionsOf, toBooking, toSeries } from '../../rules/views/booking.ts';
import { existing } from '../../rules/views/lookups.ts';
import { checkChangeable, ownBooking } from './own.ts';
import { texts } from './texts.ts';

type Changing = Context<'cancelBooking'> | Context<'endBookingSeries'>;

export const changeHandlers: Handlers<'cancelBooking' | 'endBookingSeries'> = {
  /** One session only: the others of a series stay, and this date is never recreated (BK-03). */
  async cancelBooking({ path, body }, ctx) {
    const { booking, venue } = ownBooking(ctx, path.bookingId);
    checkChangeable(ctx, booking, venue);
    const cancelled = await unbook(ctx, booking, body.reason ?? 'cancelled');
    const series = booking.series_id === null ? undefined : ctx.db.series.get(booking.series_id);
    if (series)
      await ctx.db.series.update(series.id, { skipped_dates: [...new Set([...series.skipped_dates, booking.date])] });
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
    for (const session of free) await unbook(ctx, session, 'series ended');
    const ended = await ctx.db.series.update(series.id, { status: 'ended', ends_on: addDays(from, -1) });
    await tell(ctx, 'series-ended', free[0] ?? booking, venue);
    return { series: toSeries(ctx.db, ended, ctx), cancelled_count: free.length };
  },
};

const unbook = (ctx: Changing, booking: BookingRecord, reason: string): Promise<BookingRecord> =>
  ctx.db.bookings.update(booking.id, {
    status: 'Unbooked',
    cancelled_at: ctx.now(),
    cancelled_by: 'user',
    cancel_reason: reason,
  });

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
}
