import type { RealtimeEvent, RequestContext } from '../../contract/types.ts';
import type { BookingRecord, UserRecord, VenueRecord } from '../../db/records.ts';
import type { DbWriter } from '../../db/tables.ts';
import {
  type ChangeType,
  bookingChangedEvent,
  calendarEvents,
  notifyPlayer,
  notifyVenue,
} from '../../rules/bookings/notices.ts';
import { tellOrganizers } from '../../rules/competitions/court-notices.ts';
import { existing } from '../../rules/shared/lookups.ts';

interface TellingContext extends Pick<RequestContext, 'now'> {
  readonly db: DbWriter;
  readonly user: UserRecord;
  readonly emit: (event: RealtimeEvent) => void;
}

/** Notifies the player and the colleagues of what the venue did with a booking, and brings open screens up to date. */
export async function tellOfChange(
  ctx: TellingContext,
  type: ChangeType,
  booking: BookingRecord,
  venue: VenueRecord,
): Promise<void> {
  const court = existing(ctx.db.courts.get(booking.court_id), 'court');
  const notice = { booking, court, venue, weekly: booking.series_id !== null, actor: ctx.user };
  await notifyVenue(ctx.db, type, notice, ctx.now());
  await tellPlayer(ctx, type, booking, venue);
  refreshCalendars(ctx, venue.id);
}

/** Notifies the player only, or who runs the competition; somebody who works at the venue and booked there is told once, as its user. */
export async function tellPlayer(
  ctx: TellingContext,
  type: ChangeType,
  booking: BookingRecord,
  venue: VenueRecord,
  until?: number,
): Promise<void> {
  const { user_id } = booking;
  if (booking.source === 'competition')
    return tellOrganizers(actOf(ctx), booking, until === undefined ? undefined : { until });
  if (user_id === null) return;
  ctx.emit(bookingChangedEvent(type, booking, user_id));
  const isColleague = ctx.db.venueUsers.one('membership', venue.id, user_id) !== undefined;
  // a question has to be answered by whoever booked
  if (user_id === ctx.user.id || (isColleague && type !== 'closure-choice')) return;
  const court = existing(ctx.db.courts.get(booking.court_id), 'court');
  const asked = until === undefined ? {} : { until };
  const notice = { booking, court, venue, weekly: booking.series_id !== null, actor: ctx.user, ...asked };
  await notifyPlayer(ctx.db, type, notice, user_id, ctx.now());
}

/** A time that was to be closed is open again, and this booking stays: whoever was asked about it need not answer. */
export async function tellKept(ctx: TellingContext, booking: BookingRecord, venue: VenueRecord): Promise<void> {
  if (booking.source === 'competition') await tellOrganizers(actOf(ctx), booking, 'kept');
  else if (booking.status === 'Confirmed') await tellPlayer(ctx, 'booking-confirmed', booking, venue);
}

const actOf = (ctx: TellingContext) => ({ db: ctx.db, now: ctx.now(), actor: ctx.user, emit: ctx.emit });

/** Also on the other devices of whoever made the change. */
export const refreshCalendars = (ctx: TellingContext, venueId: number): void =>
  calendarEvents(ctx.db, venueId).forEach((event) => ctx.emit(event));
