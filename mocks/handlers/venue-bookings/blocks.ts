import type { Context, Handlers, Input } from '../../contract/types.ts';
import type { BlockRecord, BookingRecord, VenueRecord } from '../../db/records.ts';
import { asOfNow, isActive } from '../../rules/bookings/status.ts';
import { closureAt } from '../../rules/bookings/closure.ts';
import { openQuestions, settleQuestion } from '../../rules/bookings/closures.ts';
import { blocksOn, isBlocked } from '../../rules/bookings/occupancy.ts';
import { dateOf } from '../../rules/shared/time.ts';
import { toOutcome } from '../../views/closure.ts';
import { toBlock, toVenueBooking } from '../../views/venue-booking.ts';
import { managedVenue } from '../shared/managed-venue.ts';
import { checkDays, courtOf, venueToWorkIn } from './access.ts';
import { affectedView, carryOut, choicesFor } from './closing.ts';
import { refreshCalendars, tellKept } from './tell.ts';
import { texts } from './texts.ts';

type Blocking = Context<'createVenueBlock'>;
const MOST_DAYS = 366;

export const blockHandlers: Handlers<'createVenueBlock' | 'getVenueBlock' | 'deleteVenueBlock'> = {
  /** Each booking in the way is moved, cancelled, or its player is asked; all or nothing (R31). */
  async createVenueBlock({ path: { venueId }, body }, ctx) {
    const venue = venueToWorkIn(ctx, venueId, 'block');
    checkBlock(ctx, venueId, body);
    const wanted = {
      venue_id: venueId,
      court_ids: [...body.court_ids],
      date_from: body.date_from,
      date_to: body.date_to,
      time_slot_ids: body.time_slot_ids && [...body.time_slot_ids].toSorted((a, b) => a - b),
      reason: body.reason,
      created_by: ctx.user.id,
    };
    const hit = bookingsIn(ctx, wanted);
    const preview = { block: null, affected: affectedView(ctx, venue, hit, wanted) };
    if (body.dry_run) return preview;
    const choices = choicesFor(ctx, hit, body, preview);
    const block = await ctx.db.blocks.insert(wanted);
    for (const choice of choices) await carryOut(ctx, { venue, block, preview }, choice);
    refreshCalendars(ctx, venueId);
    const after = hit.flatMap(({ id }) => ctx.db.bookings.get(id) ?? []);
    return {
      block: toBlock(ctx.db, block, ctx.now()),
      affected: after.map((booking) => ({
        booking: toVenueBooking(ctx.db, booking, ctx),
        ask_until: null,
        proposals: [],
      })),
    };
  },

  getVenueBlock({ path: { venueId, blockId } }, ctx) {
    managedVenue(ctx, venueId, 'read');
    const block = ctx.db.blocks.get(blockId);
    if (block?.venue_id !== venueId) return ctx.refuse(404, 'not_found');
    const now = ctx.now();
    const isOpen = (closure: Parameters<typeof closureAt>[0]) => Number(closureAt(closure, now) === 'asked');
    const outcomes = ctx.db.closures
      .by('block', block.id)
      .toSorted((a, b) => isOpen(b) - isOpen(a) || a.from.starts_at - b.from.starts_at || a.id - b.id)
      .flatMap((closure) => {
        const booking = ctx.db.bookings.get(closure.booking_id);
        return booking ? toOutcome(toVenueBooking(ctx.db, booking, ctx), closure, now) : [];
      });
    return { block: toBlock(ctx.db, block, now), outcomes };
  },

  /** Bookings whose players have not answered stay, and their players are told; nothing else is restored. */
  async deleteVenueBlock({ path: { venueId, blockId } }, ctx) {
    const venue = venueToWorkIn(ctx, venueId, 'block');
    const block = ctx.db.blocks.get(blockId);
    if (block?.venue_id !== venueId) return ctx.refuse(404, 'not_found');
    const asked = openQuestions(ctx.db, block.id, ctx.now());
    await ctx.db.blocks.remove(block.id);
    for (const { booking_id } of asked) await keepBooking(ctx, venue, booking_id);
    refreshCalendars(ctx, venueId);
    return null;
  },
};

/** Unless another closed time has it still. */
async function keepBooking(ctx: Context<'deleteVenueBlock'>, venue: VenueRecord, bookingId: number): Promise<void> {
  const stored = ctx.db.bookings.get(bookingId);
  const booking = stored && asOfNow(stored, ctx.now());
  const court = booking && ctx.db.courts.get(booking.court_id);
  if (!court || booking.status === 'Unbooked') return;
  const blocks = blocksOn(ctx.db.blocks.by('venue', venue.id), court.id, booking.date);
  if (isBlocked(blocks, court, booking.date, booking)) return;
  await settleQuestion(ctx.db, bookingId, 'reopened', ctx.now());
  const kept = await ctx.db.bookings.update(bookingId, { asked: null });
  await tellKept(ctx, kept, venue);
}

function checkBlock(ctx: Blocking, venueId: number, body: Input<'createVenueBlock'>['body']): void {
  body.court_ids.forEach((id, index) => courtOf(ctx, venueId, id, `court_ids.${index}`));
  checkDays(ctx, [body.date_from, body.date_to], 'date_to', MOST_DAYS);
  if (body.date_to < dateOf(ctx.now())) ctx.refuse(422, 'validation', ctx.say(texts.pastDays), { field: 'date_to' });
}

/** The bookings to come, or in progress, that stand in a closed time, soonest first. */
function bookingsIn(ctx: Blocking, block: Omit<BlockRecord, 'id'>): BookingRecord[] {
  const now = ctx.now();
  return ctx.db.bookings
    .by('venue', block.venue_id)
    .filter((booking) => booking.ends_at > now && isActive(booking, now) && block.court_ids.includes(booking.court_id))
    .filter(({ date }) => block.date_from <= date && date <= block.date_to)
    .filter((booking) => {
      const court = ctx.db.courts.get(booking.court_id);
      return court !== undefined && isBlocked([{ ...block, id: 0 }], court, booking.date, booking);
    })
    .toSorted((a, b) => a.starts_at - b.starts_at || a.id - b.id);
}
