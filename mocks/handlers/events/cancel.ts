import type { Context, Handlers } from '../../contract/types.ts';
import type { EventRecord } from '../../db/records.ts';
import { calendarEvents, notifyVenue } from '../../rules/bookings/notices.ts';
import { cancelPolicy, windowClosedText } from '../../rules/bookings/cancel-policy.ts';
import { isOver } from '../../rules/events/access.ts';
import { tellCancelled } from '../../rules/events/jobs.ts';
import { courtBookingOf } from '../../rules/events/place.ts';
import { toEvent } from '../../views/event.ts';
import { existing } from '../../rules/shared/lookups.ts';
import { unbookSession } from '../../rules/bookings/unbook.ts';
import { managedEvent } from './access.ts';
import { texts } from './texts.ts';

/** Cancelling an event, with or without its court (decision 041). */
export const cancelHandlers: Handlers<'cancelEvent'> = {
  async cancelEvent({ path: { eventId }, body }, ctx) {
    const before = managedEvent(ctx, eventId);
    const now = ctx.now();
    if (isOver(before, now)) return ctx.refuse(409, 'event_over');
    if (body.court === 'free') await freeCourt(ctx, before);
    const event = await ctx.db.events.update(eventId, {
      cancelled_at: now,
      cancel_reason: body.reason,
      cancel_cause: 'host',
      ...(body.ends_series === true && { recurrence: 'none' as const }),
    });
    await tellCancelled({ ...ctx, event, actor: ctx.user, now }, 'host');
    return { event: toEvent(ctx, event) };
  },
};

/** Cancels the caller's own booking, as long as it can be. */
async function freeCourt(ctx: Context<'cancelEvent'>, event: EventRecord): Promise<void> {
  const booking = courtBookingOf(ctx.db, event, ctx.now());
  if (booking?.user_id !== ctx.user.id) return ctx.refuse(422, 'validation', ctx.say(texts.court), { field: 'court' });
  const venue = existing(ctx.db.venues.get(booking.venue_id), 'venue');
  if (cancelPolicy(booking, venue.booking_policy, ctx.now()) !== 'allowed')
    return ctx.refuse(409, 'cancel_window_closed', ctx.say(windowClosedText(venue)));
  const cancelled = await unbookSession(ctx, booking, { by: 'user', reason: 'cancelled' });
  const court = existing(ctx.db.courts.get(booking.court_id), 'court');
  const notice = { booking: cancelled, court, venue, weekly: booking.series_id !== null, actor: ctx.user };
  await notifyVenue(ctx.db, 'booking-cancelled', notice, ctx.now());
  calendarEvents(ctx.db, venue.id).forEach((told) => ctx.emit(told));
  return undefined;
}
