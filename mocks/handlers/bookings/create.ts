import type { Context, Handlers } from '../../contract/types.ts';
import type { BookingRecord, SeriesRecord } from '../../db/records.ts';
import { keepEvent } from '../../rules/bookings/history.ts';
import { calendarEvents, newBookingEvents, notifyVenue } from '../../rules/bookings/notices.ts';
import { newSession } from '../../rules/bookings/series.ts';
import { isoWeekday } from '../../rules/shared/time.ts';
import { toBooking, toPreview, toSeries } from '../../views/booking.ts';
import { existing } from '../../rules/shared/lookups.ts';
import { type BookingRequest, type Session, previewSessions } from '../../rules/bookings/weekly-preview.ts';
import type { ConflictContext } from '../shared/bookings/booker.ts';
import { refuseConflicts, refuseOverLimit, refuseTaken, refuseUntimely } from '../shared/bookings/conflicts.ts';
import { heldSince } from './holds.ts';
import { readOverrides } from '../shared/bookings/overrides.ts';
import { texts } from '../shared/bookings/texts.ts';
import { type Target, findTarget, readBookingRequest } from '../shared/bookings/booking-request.ts';

type Creating = Context<'createBooking'>;

export const createHandlers: Handlers<'previewBooking' | 'createBooking'> = {
  previewBooking({ body }, ctx) {
    const target = findTarget(ctx, body.court_id);
    const requested = readBookingRequest(ctx, target, body);
    const viewer = { userId: ctx.user.id, now: ctx.now(), window: target.venue.booking_policy };
    return toPreview(target.venue.id, previewSessions(ctx.db, requested, viewer));
  },

  /** Checks everything, then writes; one transaction. */
  async createBooking({ body }, ctx) {
    const target = findTarget(ctx, body.court_id);
    const requested = readBookingRequest(ctx, target, body);
    const choice = readOverrides(ctx, requested, body.overrides ?? []);
    const window = { ...target.venue.booking_policy, since: heldSince(ctx, body.hold_id) };
    const all = previewSessions(ctx.db, requested, { userId: ctx.user.id, now: ctx.now(), window }, choice.placeOn);
    const chosen = all.filter(({ date }) => !choice.isSkipped(date));
    checkChosen(ctx, target, requested, { all, chosen });

    const skipped_dates = all.filter(({ date }) => choice.isSkipped(date)).map(({ date }) => date);
    const series = requested.weekly ? await insertSeries(ctx, target, requested, skipped_dates) : null;
    const sessions = await insertSessions(ctx, target, chosen, { series, note: body.note ?? null });
    for (const hold of ctx.db.holds.by('user', ctx.user.id)) await ctx.db.holds.remove(hold.id);
    const booking = existing(sessions[0], 'first session'); // at least one was chosen
    await announce(ctx, target, booking);
    return {
      booking: toBooking(ctx.db, booking, ctx),
      series: series && toSeries(ctx.db, series, ctx),
      sessions: sessions.map((session) => toBooking(ctx.db, session, ctx)),
      skipped_dates,
    };
  },
};

interface Judged {
  readonly all: readonly Session[];
  readonly chosen: readonly Session[];
}

function checkChosen(
  ctx: ConflictContext,
  { venue }: Target,
  requested: BookingRequest,
  { all, chosen }: Judged,
): void {
  const first = all[0];
  if (!first || chosen.length === 0) ctx.refuse(422, 'validation', ctx.say(texts.nothingLeft), { field: 'overrides' });
  refuseUntimely(ctx, first);
  refuseOverLimit(ctx, venue, requested);
  if (requested.weekly) refuseConflicts(ctx, venue.id, chosen, all);
  else refuseTaken(ctx, venue.id, first);
}

const insertSeries = (
  ctx: Creating,
  { court, venue }: Target,
  requested: BookingRequest,
  skipped_dates: string[],
): Promise<SeriesRecord> =>
  ctx.db.series.insert({
    venue_id: venue.id,
    court_id: court.id,
    weekday: isoWeekday(requested.date),
    time_slot_id: requested.time_slot_id,
    slot_count: requested.slot_count,
    starts_on: requested.date,
    ends_on: requested.ends_on,
    status: 'active',
    skipped_dates,
    user_id: ctx.user.id,
    created_at: ctx.now(),
  });

/** Confirmed at once, or pending at a venue that confirms by hand; both count as taken (design §5). */
async function insertSessions(
  ctx: Creating,
  { venue }: Target,
  chosen: readonly Session[],
  { series, note }: { series: SeriesRecord | null; note: string | null },
): Promise<BookingRecord[]> {
  const status = venue.booking_policy.booking_confirmation === 'auto' ? 'Confirmed' : 'Pending';
  const made: BookingRecord[] = [];
  for (const { court, range } of chosen) {
    const session = newSession({ court, venue, range, now: ctx.now(), status });
    const booker = { user_id: ctx.user.id, guest_name: null, guest_phone: null, source: 'user' } as const;
    const one = await ctx.db.bookings.insert({ ...session, ...booker, series_id: series?.id ?? null, note });
    await keepEvent(ctx, one, { action: 'created' });
    made.push(one);
  }
  return made;
}

async function announce(ctx: Creating, { venue }: Target, booking: BookingRecord): Promise<void> {
  const court = existing(ctx.db.courts.get(booking.court_id), 'court');
  const notice = { booking, court, venue, weekly: booking.series_id !== null, actor: ctx.user };
  await notifyVenue(ctx.db, 'booking-created', notice, ctx.now());
  newBookingEvents(ctx.db, notice).forEach((event) => ctx.emit(event));
  // everybody else has the event above, which says the same
  calendarEvents(ctx.db, venue.id, (userId) => userId !== ctx.user.id).forEach((event) => ctx.emit(event));
}
