import type { Context, Data, Input } from '../../contract/types.ts';
import type { BlockRecord, BookingRecord, VenueRecord } from '../../db/records.ts';
import { keepEvent } from '../../rules/bookings/history.ts';
import { answerUntil } from '../../rules/bookings/closure.ts';
import { keepOutcome, settleQuestion } from '../../rules/bookings/closures.ts';
import { type Proposal, proposalsFor } from '../../rules/bookings/proposals.ts';
import { existing } from '../../rules/shared/lookups.ts';
import { toIso } from '../../rules/shared/time.ts';
import { toProposal } from '../../views/closure.ts';
import { toVenueBooking } from '../../views/venue-booking.ts';
import { type Session, judge } from '../../rules/bookings/weekly-preview.ts';
import { readRequestedTime } from '../shared/bookings/booking-request.ts';
import { refuseUntimely } from '../shared/bookings/conflicts.ts';
import { placeBooking } from '../../rules/bookings/place.ts';
import { unbookSession } from '../../rules/bookings/unbook.ts';
import { courtOf } from './access.ts';
import { tellPlayer } from './tell.ts';
import { texts } from './texts.ts';

type Closing = Context<'createVenueBlock'>;
type Body = Input<'createVenueBlock'>['body'];
type Chosen = NonNullable<Body['affected']>[number];
type Preview = Data<'createVenueBlock'>;
interface Choice extends Omit<Chosen, 'booking_id'> {
  readonly booking: BookingRecord;
  /** Where the body names it. */
  readonly field: string;
}

/** What a block would hit and what can be done with it; the first proposals of several bookings do not overlap. */
export function affectedView(
  ctx: Closing,
  venue: VenueRecord,
  hit: readonly BookingRecord[],
  closing: Omit<BlockRecord, 'id'>,
): Preview['affected'] {
  const except: Proposal[] = [];
  return hit.map((booking) => {
    const until = canBeAsked(booking) ? answerUntil(booking.starts_at, ctx.now()) : null;
    const proposals = proposalsFor(ctx.db, booking, venue, { now: ctx.now(), userId: ctx.user.id, closing, except });
    except.push(...proposals.slice(0, 1));
    return {
      booking: toVenueBooking(ctx.db, booking, ctx),
      ask_until: until === null ? null : toIso(until),
      proposals: proposals.map(toProposal),
    };
  });
}

/** A guest has nowhere to answer; who runs a competition moves its game. */
const canBeAsked = ({ user_id, source }: BookingRecord): boolean => user_id !== null || source === 'competition';

/** What happens to each booking; 409 with the preview where the body does not provide for one. Cancelled ones come first. */
export function choicesFor(ctx: Closing, hit: readonly BookingRecord[], body: Body, preview: Preview): Choice[] {
  const named = body.affected ?? [];
  named.forEach(({ booking_id }, index) => {
    if (named.findIndex((one) => one.booking_id === booking_id) !== index)
      ctx.refuse(422, 'validation', ctx.say(texts.twice), { field: `affected.${index}.booking_id` });
  });
  const unnamed = hit.filter(({ id }) => !named.some(({ booking_id }) => booking_id === id));
  if (unnamed.length > 0 && body.on_conflict !== 'cancel')
    return ctx.refuse(409, 'slot_taken', ctx.say(texts.inTheWay(unnamed.length)), { data: preview });
  const choices = hit.map((booking): Choice => {
    const index = named.findIndex(({ booking_id }) => booking_id === booking.id);
    const { action, to, reason } = named[index] ?? { action: 'cancel' };
    return { booking, field: `affected.${index}`, action, ...(to && { to }), ...(reason && { reason }) };
  });
  const order = { cancel: 0, ask: 1, move: 2 };
  // a place that is chosen goes before one that is looked for
  return choices.toSorted((a, b) => order[a.action] - order[b.action] || Number(!a.to) - Number(!b.to));
}

interface Closed {
  readonly venue: VenueRecord;
  readonly block: BlockRecord;
  readonly preview: Preview;
}

/** Does with one booking what the venue chose. */
export async function carryOut(ctx: Closing, closed: Closed, choice: Choice): Promise<void> {
  const { booking, action } = choice;
  const { venue, block } = closed;
  const reason = choice.reason ?? block.reason;
  // an earlier closed time may have asked already
  await settleQuestion(ctx.db, booking.id, 'changed', ctx.now());
  const until = action === 'ask' ? askedUntil(ctx, choice) : null;
  await keepOutcome(ctx.db, booking, { block_id: block.id, action, reason, answer_until: until }, ctx.now());
  if (until !== null) {
    const asked = await ctx.db.bookings.update(booking.id, { asked: { until, reason } });
    await keepEvent(ctx, booking, { action: 'asked', reason });
    await tellPlayer(ctx, 'closure-choice', asked, venue, until);
  } else if (action === 'cancel') {
    const ended = await unbookSession(ctx, booking, { by: 'admin', reason });
    await tellPlayer(ctx, booking.status === 'Pending' ? 'booking-declined' : 'booking-cancelled', ended, venue);
  } else {
    const session = newPlace(ctx, closed, choice);
    const moved = await placeBooking(ctx, booking, venue, session, Math.min(session.price, booking.price));
    await tellPlayer(ctx, 'booking-moved', moved, venue);
  }
}

function askedUntil(ctx: Closing, { booking, field }: Choice): number {
  const until = canBeAsked(booking) ? answerUntil(booking.starts_at, ctx.now()) : null;
  if (until !== null) return until;
  const text = canBeAsked(booking) ? texts.tooLateToAsk : texts.guest;
  return ctx.refuse(422, 'validation', ctx.say(text), { field: `${field}.action` });
}

/** The chosen time on any court of the venue, or the nearest free one; 409 with the preview when it has gone. */
function newPlace(ctx: Closing, { venue, preview }: Closed, { booking, to, field }: Choice): Session {
  const [nearest] = to ? [] : proposalsFor(ctx.db, booking, venue, { now: ctx.now(), userId: ctx.user.id });
  if (!to && !nearest) return ctx.refuse(422, 'validation', ctx.say(texts.nothingFree), { field: `${field}.to` });
  const court = to ? courtOf(ctx, venue.id, to.court_id, `${field}.to.court_id`) : existing(nearest, 'proposal').court;
  const { date, time_slot_id } = to ?? existing(nearest, 'proposal').range;
  const range = { date, time_slot_id, slot_count: booking.slot_count };
  readRequestedTime(ctx, court, { court_id: court.id, ...range });
  const viewer = { userId: ctx.user.id, now: ctx.now(), window: null, ignoreBookingId: booking.id };
  const session = judge(ctx.db, { court, range }, viewer);
  refuseUntimely(ctx, session);
  return session.state === 'available'
    ? session
    : ctx.refuse(409, 'slot_taken', undefined, { field: `${field}.to`, data: preview });
}
