import type { Context, Handlers, Input } from '../../contract/types.ts';
import type { BookingEventRecord, BookingRecord, VenueRecord } from '../../db/records.ts';
import { keepEvent } from '../../rules/bookings/history.ts';
import { asOfNow } from '../../rules/bookings/status.ts';
import { toVenueBooking } from '../../views/venue-booking.ts';
import { judge } from '../../rules/bookings/weekly-preview.ts';
import { readRequestedTime } from '../shared/bookings/booking-request.ts';
import { refuseTaken, refuseUntimely } from '../shared/bookings/conflicts.ts';
import { placeBooking } from '../../rules/bookings/place.ts';
import { bookingAt, courtOf, venueToWorkIn } from './access.ts';
import { refreshCalendars, tellOfChange } from './tell.ts';
import { texts } from './texts.ts';

type Updating = Context<'updateVenueBooking'>;
type Body = Input<'updateVenueBooking'>['body'];

export const updateHandlers: Handlers<'updateVenueBooking'> = {
  /** Moves a booking, notes something about it, or both; what has ended is only noted (design §5). */
  async updateVenueBooking({ path, body }, ctx) {
    const venue = venueToWorkIn(ctx, path.venueId, 'book');
    const booking = asOfNow(bookingAt(ctx, path), ctx.now());
    if (booking.status === 'Unbooked') return ctx.refuse(409, 'stale');
    checkNotes(ctx, booking, body);
    const placed = await move(ctx, booking, venue, body);
    const noted = await note(ctx, placed, body);
    if (placed !== booking) await tellOfChange(ctx, 'booking-moved', noted, venue);
    else if (noted !== booking) refreshCalendars(ctx, venue.id);
    return { booking: toVenueBooking(ctx.db, noted, ctx) };
  },
};

/** A pending booking is not paid, and nobody fails to come before the start. */
function checkNotes(ctx: Updating, booking: BookingRecord, { is_paid, is_no_show }: Body): void {
  const isPending = booking.status === 'Pending';
  if (isPending && (is_paid === true || is_no_show === true)) ctx.refuse(409, 'stale');
  if (is_no_show === true && booking.starts_at > ctx.now())
    ctx.refuse(422, 'validation', ctx.say(texts.notYet), { field: 'is_no_show' });
}

/** The booking itself where the body names no other place. */
async function move(ctx: Updating, booking: BookingRecord, venue: VenueRecord, body: Body): Promise<BookingRecord> {
  const { court_id = booking.court_id, date = booking.date, time_slot_id = booking.time_slot_id } = body;
  const stays = court_id === booking.court_id && date === booking.date && time_slot_id === booking.time_slot_id;
  if (stays) return booking;
  if (booking.ends_at <= ctx.now()) return ctx.refuse(409, 'booking_past');
  const court = courtOf(ctx, venue.id, court_id);
  const range = { date, time_slot_id, slot_count: booking.slot_count };
  readRequestedTime(ctx, court, { court_id, ...range });
  const viewer = { userId: ctx.user.id, now: ctx.now(), window: null, ignoreBookingId: booking.id };
  const session = judge(ctx.db, { court, range }, viewer);
  refuseUntimely(ctx, session);
  refuseTaken(ctx, venue.id, session);
  return placeBooking(ctx, booking, venue, session, body.keep_price ? booking.price : session.price);
}

async function note(ctx: Updating, booking: BookingRecord, body: Body): Promise<BookingRecord> {
  const found = [noteOf(booking, body), paymentOf(ctx, booking, body), absenceOf(ctx, booking, body)].filter(
    (one) => one !== null,
  );
  let noted = booking;
  for (const { action, changes } of found) {
    await keepEvent(ctx, booking, { action });
    noted = await ctx.db.bookings.update(booking.id, changes);
  }
  return noted;
}

interface Noted {
  readonly action: BookingEventRecord['action'];
  readonly changes: Partial<BookingRecord>;
}

function noteOf(booking: BookingRecord, body: Body): Noted | null {
  const text = body.note === undefined ? booking.note : body.note || null;
  return text === booking.note ? null : { action: 'noted', changes: { note: text } };
}

function paymentOf(ctx: Updating, { paid_at }: BookingRecord, { is_paid }: Body): Noted | null {
  if (is_paid === undefined || is_paid === (paid_at !== null)) return null;
  return { action: is_paid ? 'paid' : 'unpaid', changes: { paid_at: is_paid ? ctx.now() : null } };
}

function absenceOf(ctx: Updating, { no_show_at }: BookingRecord, { is_no_show }: Body): Noted | null {
  if (is_no_show === undefined || is_no_show === (no_show_at !== null)) return null;
  return { action: is_no_show ? 'no-show' : 'came', changes: { no_show_at: is_no_show ? ctx.now() : null } };
}
