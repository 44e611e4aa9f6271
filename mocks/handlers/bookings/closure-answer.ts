import type { Context, Handlers, Input } from '../../contract/types.ts';
import type { BookingRecord, VenueRecord } from '../../db/records.ts';
import { type NoticeAnswer, calendarEvents, notifyVenue } from '../../rules/bookings/notices.ts';
import { asOfNow } from '../../rules/bookings/status.ts';
import { settleQuestion } from '../../rules/bookings/closures.ts';
import { windowAround } from '../../rules/bookings/proposals.ts';
import { toBooking } from '../../views/booking.ts';
import { existing } from '../../rules/shared/lookups.ts';
import { judge } from '../../rules/bookings/weekly-preview.ts';
import { readRequestedTime } from '../shared/bookings/booking-request.ts';
import { refuseTaken, refuseUntimely } from '../shared/bookings/conflicts.ts';
import { ownBooking } from '../shared/bookings/own.ts';
import { checkCourt } from '../shared/bookings/overrides.ts';
import { placeBooking } from '../../rules/bookings/place.ts';
import { texts } from '../shared/bookings/texts.ts';
import { unbookSession } from '../../rules/bookings/unbook.ts';

type Answering = Context<'answerClosure'>;

export const closureAnswerHandlers: Handlers<'answerClosure'> = {
  /** Moves or cancels a booking in a closed time, free of charge and whatever its cancel deadline (R31). */
  async answerClosure({ path, body }, ctx) {
    const { booking: stored, venue } = ownBooking(ctx, path.bookingId);
    const booking = asOfNow(stored, ctx.now());
    if (booking.asked === null || booking.status === 'Unbooked') return ctx.refuse(409, 'stale');
    const { reason } = booking.asked;
    const answer = body.choice === 'move' ? 'moved' : 'cancelled';
    const place = body.choice === 'move' ? placeOf(ctx, booking, venue, body.to) : null;
    if (!(await settleQuestion(ctx.db, booking.id, answer, ctx.now()))) return ctx.refuse(409, 'stale');
    const changed = place
      ? await placeBooking(ctx, booking, venue, place, Math.min(place.price, booking.price))
      : await unbookSession(ctx, booking, { by: 'user', reason });
    await tellVenue(ctx, changed, venue, answer);
    return { booking: toBooking(ctx.db, changed, ctx) };
  },
};

/** A free time of a court of the same venue and sport; whether it was among the proposals does not matter. */
function placeOf(ctx: Answering, booking: BookingRecord, venue: VenueRecord, to: Input<'answerClosure'>['body']['to']) {
  if (!to) return ctx.refuse(422, 'validation', ctx.say(texts.chooseTime), { field: 'to' });
  checkCourt(ctx, venue.id, to.court_id, 'to.court_id');
  const court = existing(ctx.db.courts.get(to.court_id), 'court');
  if (court.sport_id !== ctx.db.courts.get(booking.court_id)?.sport_id)
    return ctx.refuse(422, 'validation', ctx.say(texts.otherSport), { field: 'to.court_id' });
  const { date, time_slot_id } = to;
  readRequestedTime(ctx, court, { court_id: court.id, date, time_slot_id, slot_count: booking.slot_count });
  const session = judge(
    ctx.db,
    { court, range: { date, time_slot_id, slot_count: booking.slot_count } },
    {
      userId: ctx.user.id,
      now: ctx.now(),
      window: windowAround(booking, venue, ctx.now()),
      ignoreBookingId: booking.id,
    },
  );
  refuseUntimely(ctx, session);
  refuseTaken(ctx, venue.id, session);
  return session;
}

async function tellVenue(
  ctx: Answering,
  booking: BookingRecord,
  venue: VenueRecord,
  answer: NoticeAnswer,
): Promise<void> {
  const court = existing(ctx.db.courts.get(booking.court_id), 'court');
  const notice = { booking, court, venue, weekly: booking.series_id !== null, actor: ctx.user, answer };
  await notifyVenue(ctx.db, 'closure-answered', notice, ctx.now());
  calendarEvents(ctx.db, venue.id).forEach((event) => ctx.emit(event));
}
