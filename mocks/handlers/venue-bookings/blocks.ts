import type { Context, Handlers, Input } from '../../contract/types.ts';
import type { BlockRecord, BookingRecord } from '../../db/records.ts';
import { isActive } from '../../rules/booking-status.ts';
import { isBlocked } from '../../rules/occupancy.ts';
import { dateOf } from '../../rules/time.ts';
import { toBlock, toVenueBooking } from '../../rules/views/venue-booking.ts';
import { unbookSession } from '../bookings/unbook.ts';
import { checkDays, courtOf, venueToWorkIn } from './access.ts';
import { refreshCalendars, tellPlayer } from './tell.ts';
import { texts } from './texts.ts';

type Blocking = Context<'createVenueBlock'>;
const MOST_DAYS = 366;

export const blockHandlers: Handlers<'createVenueBlock' | 'deleteVenueBlock'> = {
  /** Bookings in the way refuse it, or are cancelled with its reason. */
  async createVenueBlock({ path: { venueId }, body }, ctx) {
    const venue = venueToWorkIn(ctx, venueId, 'block');
    checkBlock(ctx, venueId, body);
    const wanted = {
      venue_id: venueId,
      court_ids: [...body.court_ids],
      date_from: body.date_from,
      date_to: body.date_to,
      time_slot_ids: body.time_slot_ids && [...body.time_slot_ids].toSorted((a, b) => a - b),
      reason: body.reason.trim(),
      created_by: ctx.user.id,
    };
    const affected = bookingsIn(ctx, wanted);
    const shown = () =>
      affected.map(({ id }) => ctx.db.bookings.get(id)).flatMap((one) => (one ? toVenueBooking(ctx.db, one, ctx) : []));
    if (body.dry_run) return { block: null, affected: shown() };
    if (affected.length > 0 && body.on_conflict !== 'cancel')
      return ctx.refuse(409, 'slot_taken', ctx.say(texts.inTheWay(affected.length)));
    for (const booking of affected) {
      const ended = await unbookSession(ctx, booking, { by: 'admin', reason: wanted.reason });
      await tellPlayer(ctx, booking.status === 'Pending' ? 'booking-declined' : 'booking-cancelled', ended, venue);
    }
    const block = await ctx.db.blocks.insert(wanted);
    refreshCalendars(ctx, venueId);
    return { block: toBlock(ctx.db, block), affected: shown() };
  },

  async deleteVenueBlock({ path: { venueId, blockId } }, ctx) {
    venueToWorkIn(ctx, venueId, 'block');
    const block = ctx.db.blocks.get(blockId);
    if (block?.venue_id !== venueId) return ctx.refuse(404, 'not_found');
    await ctx.db.blocks.remove(block.id);
    refreshCalendars(ctx, venueId);
    return null;
  },
};

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
