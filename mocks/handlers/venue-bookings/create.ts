import { storedPhoneLine } from '../../../src/shared/lib/phone-number.ts';
import type { Context, Handlers, Input } from '../../contract/types.ts';
import type { BookingRecord, CourtRecord, SeriesRecord, UserRecord, VenueRecord } from '../../db/records.ts';
import { keepEvent } from '../../rules/bookings/history.ts';
import { newBookingEvents, notifyVenue } from '../../rules/bookings/notices.ts';
import { newSession } from '../../rules/bookings/series.ts';
import { isoWeekday } from '../../rules/shared/time.ts';
import { toSeries } from '../../views/booking.ts';
import { existing } from '../../rules/shared/lookups.ts';
import { toVenueBooking } from '../../views/venue-booking.ts';
import { type BookingRequest, type Session, previewSessions } from '../../rules/bookings/weekly-preview.ts';
import { readRequestedTime } from '../shared/bookings/booking-request.ts';
import { refuseConflicts, refuseTaken, refuseUntimely } from '../shared/bookings/conflicts.ts';
import { readOverrides } from '../shared/bookings/overrides.ts';
import { texts as bookingTexts } from '../shared/bookings/texts.ts';
import { isFindable } from '../shared/find-people.ts';
import { courtOf, venueToWorkIn } from './access.ts';
import { refreshCalendars, tellPlayer } from './tell.ts';
import { texts } from './texts.ts';

type Creating = Context<'createVenueBooking'>;
type Body = Input<'createVenueBooking'>['body'];
type Booker = Pick<BookingRecord, 'user_id' | 'guest_name' | 'guest_phone' | 'note'>;

export const createHandlers: Handlers<'createVenueBooking'> = {
  /** For somebody at the desk or on the telephone; the rules for players do not apply, conflicts do (design §4). */
  async createVenueBooking({ path: { venueId }, body }, ctx) {
    const venue = venueToWorkIn(ctx, venueId, 'book');
    const court = courtOf(ctx, venueId, body.court_id);
    const booker = readBooker(ctx, body);
    const requested = readRequestedTime(ctx, court, body);
    const choice = readOverrides(ctx, requested, body.overrides ?? []);
    const viewer = { userId: ctx.user.id, now: ctx.now(), window: null };
    const all = previewSessions(ctx.db, requested, viewer, choice.placeOn);
    const chosen = all.filter(({ date }) => !choice.isSkipped(date));
    checkChosen(ctx, venue, requested, { all, chosen });
    const skipped_dates = all.filter(({ date }) => choice.isSkipped(date)).map(({ date }) => date);
    const series = requested.weekly ? await insertSeries(ctx, requested, booker, skipped_dates) : null;
    const sessions: BookingRecord[] = [];
    for (const session of chosen) sessions.push(await insertSession(ctx, venue, session, { booker, series }));
    const booking = existing(sessions[0], 'first session'); // at least one was chosen
    await announce(ctx, booking, { court, venue });
    return {
      booking: toVenueBooking(ctx.db, booking, ctx),
      series: series && toSeries(ctx.db, series, ctx),
      skipped_dates,
    };
  },
};

/** A user, or a guest by name. */
function readBooker(ctx: Creating, body: Body): Booker {
  const guest_name = body.guest_name ?? '';
  if ((body.user_id === undefined) === (guest_name === ''))
    return ctx.refuse(422, 'validation', ctx.say(texts.who), { field: body.user_id ? 'user_id' : 'guest_name' });
  const note = body.note || null;
  if (body.user_id === undefined)
    return {
      user_id: null,
      guest_name,
      guest_phone: body.guest_phone === undefined ? null : storedPhoneLine(body.guest_phone),
      note,
    };
  const user: UserRecord | undefined = ctx.db.users.get(body.user_id);
  if (!user || !isFindable(user)) return ctx.refuse(422, 'validation', ctx.say(texts.user), { field: 'user_id' });
  return { user_id: user.id, guest_name: null, guest_phone: null, note };
}

function checkChosen(
  ctx: Creating,
  venue: VenueRecord,
  requested: BookingRequest,
  { all, chosen }: { all: readonly Session[]; chosen: readonly Session[] },
): void {
  const first = all[0];
  if (!first || chosen.length === 0)
    return ctx.refuse(422, 'validation', ctx.say(bookingTexts.nothingLeft), { field: 'overrides' });
  refuseUntimely(ctx, first);
  if (requested.weekly) refuseConflicts(ctx, venue.id, chosen, all);
  else refuseTaken(ctx, venue.id, first);
}

const insertSeries = (
  ctx: Creating,
  { court, date, time_slot_id, slot_count, ends_on }: BookingRequest,
  { user_id }: Booker,
  skipped_dates: string[],
): Promise<SeriesRecord> =>
  ctx.db.series.insert({
    venue_id: court.venue_id,
    court_id: court.id,
    weekday: isoWeekday(date),
    time_slot_id,
    slot_count,
    starts_on: date,
    ends_on,
    status: 'active',
    skipped_dates,
    user_id,
    created_at: ctx.now(),
  });

async function insertSession(
  ctx: Creating,
  venue: VenueRecord,
  { court, range }: Session,
  { booker, series }: { booker: Booker; series: SeriesRecord | null },
): Promise<BookingRecord> {
  const session = newSession({ court, venue, range, now: ctx.now(), status: 'Confirmed' });
  const booking = await ctx.db.bookings.insert({
    ...session,
    ...booker,
    source: 'admin',
    series_id: series?.id ?? null,
  });
  await keepEvent(ctx, booking, { action: 'created' });
  return booking;
}

async function announce(
  ctx: Creating,
  booking: BookingRecord,
  { court, venue }: { court: CourtRecord; venue: VenueRecord },
): Promise<void> {
  const notice = { booking, court, venue, weekly: booking.series_id !== null, actor: ctx.user };
  await notifyVenue(ctx.db, 'booking-created', notice, ctx.now());
  newBookingEvents(ctx.db, notice).forEach((event) => ctx.emit(event));
  await tellPlayer(ctx, 'booking-confirmed', booking, venue);
  refreshCalendars(ctx, venue.id);
}
