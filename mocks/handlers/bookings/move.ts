import type { Context, Handlers } from '../../contract/types.ts';
import type { BookingRecord, VenueRecord } from '../../db/records.ts';
import { calendarEvents, notifyVenue } from '../../rules/bookings/notices.ts';
import type { BookingWindow } from '../../rules/bookings/slot-state.ts';
import { DAY, addDays, dateOf } from '../../rules/shared/time.ts';
import { toBooking } from '../../views/booking.ts';
import { judge } from '../../rules/bookings/weekly-preview.ts';
import { refuseTaken, refuseUntimely } from '../shared/bookings/conflicts.ts';
import { checkCourt } from '../shared/bookings/overrides.ts';
import { checkChangeable, ownBooking } from '../shared/bookings/own.ts';
import { placeBooking } from '../../rules/bookings/place.ts';
import { findTarget, readBookingRequest } from '../shared/bookings/booking-request.ts';

type Moving = Context<'moveBooking'>;

export const moveHandlers: Handlers<'moveBooking'> = {
  /** Moves a booking that can still be cancelled to another day, slot or court of the same venue, at the new price. */
  async moveBooking({ path, body }, ctx) {
    const { booking, venue } = ownBooking(ctx, path.bookingId);
    checkChangeable(ctx, booking, venue);
    const { court_id = booking.court_id, date = booking.date, time_slot_id = booking.time_slot_id } = body;
    if (court_id === booking.court_id && date === booking.date && time_slot_id === booking.time_slot_id) {
      return { booking: toBooking(ctx.db, booking, ctx) };
    }
    if (court_id !== booking.court_id) checkCourt(ctx, venue.id, court_id, 'court_id');
    const target = findTarget(ctx, court_id);
    const requested = readBookingRequest(ctx, target, { court_id, date, time_slot_id, slot_count: booking.slot_count });
    const viewer = {
      userId: ctx.user.id,
      now: ctx.now(),
      window: windowOf(ctx, booking, venue),
      ignoreBookingId: booking.id,
    };
    const range = { date, time_slot_id, slot_count: requested.slot_count };
    const session = judge(ctx.db, { court: target.court, range }, viewer);
    refuseUntimely(ctx, session);
    refuseTaken(ctx, venue.id, session);
    const moved = await placeBooking(ctx, booking, venue, session);
    const notice = { booking: moved, court: target.court, venue, weekly: moved.series_id !== null, actor: ctx.user };
    await notifyVenue(ctx.db, 'booking-moved', notice, ctx.now());
    calendarEvents(ctx.db, venue.id).forEach((event) => ctx.emit(event));
    return { booking: toBooking(ctx.db, moved, ctx) };
  },
};

/** A session of a series may lie beyond the advance window (R18); it moves within its own week then. */
function windowOf(ctx: Moving, booking: BookingRecord, { booking_policy }: VenueRecord): BookingWindow {
  if (booking.series_id === null) return booking_policy;
  const daysToWeekEnd = (Date.parse(addDays(booking.date, 6)) - Date.parse(dateOf(ctx.now()))) / DAY;
  return { ...booking_policy, max_advance_days: Math.max(booking_policy.max_advance_days, daysToWeekEnd) };
}
