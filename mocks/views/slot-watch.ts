import type { SlotWatchRecord, UserRecord } from '../db/records.ts';
import type { DbReader } from '../db/tables.ts';
import type { RequestContext } from '../contract/types.ts';
import { phoneOf } from '../rules/bookings/cancel-policy.ts';
import { playerViewer } from '../rules/bookings/free-slots.ts';
import { occupancyOf } from '../rules/bookings/occupancy.ts';
import { priceOfSlot } from '../rules/venues/prices.ts';
import { slotState } from '../rules/bookings/slot-state.ts';
import { lookupSlot, slotTimes } from '../rules/shared/slots.ts';
import { toIso } from '../rules/shared/time.ts';
import { cellsOf } from '../rules/bookings/watches.ts';
import { headStartOf } from '../rules/bookings/watch-queue.ts';
import { toCourtRef } from './court.ts';
import { existing, toImage, toSport } from '../rules/shared/lookups.ts';

type ViewContext = Pick<RequestContext, 'say' | 'now'> & { readonly user: UserRecord };

/** A watch with its state as its user sees it (R24). */
export function toSlotWatch(db: DbReader, watch: SlotWatchRecord, ctx: ViewContext) {
  const now = ctx.now();
  const venue = existing(db.venues.get(watch.venue_id), 'venue');
  const court = watch.court_id === null ? null : existing(db.courts.get(watch.court_id), 'court');
  const { date, time_slot_id } = watch;
  const cells = cellsOf(db, watch).map(({ court: one }) => ({
    court: one,
    starts_at: slotTimes(one, date, time_slot_id).starts_at,
  }));
  const viewer = playerViewer(venue, watch.user_id, now);
  const free = cells.filter(
    (cell) =>
      slotState(cell.court, { date, time_slot_id, slot_count: 1 }, occupancyOf(db, cell.court, date), viewer) ===
      'available',
  );
  const turns = free.flatMap((cell) =>
    occupancyOf(db, cell.court, date)
      .openings.filter((opening) => opening.time_slot_id === time_slot_id)
      .flatMap((opening) => headStartOf(opening, now) ?? []),
  );
  const own = turns.filter(({ user_id }) => user_id === watch.user_id).map(({ until }) => until);
  const starts = cells.map(({ starts_at }) => starts_at);
  return {
    id: watch.id,
    venue: {
      id: venue.id,
      slug: venue.slug,
      name: venue.name,
      image: toImage(db, venue.image_id),
      address: venue.address,
      phone: phoneOf(venue),
    },
    court: court && toCourtRef(db, court, ctx),
    sport: toSport(existing(db.sports.get(watch.sport_id), 'sport'), ctx),
    date,
    time_slot: lookupSlot(time_slot_id),
    starts_at: toIso(Math.min(...starts)),
    state: own.length > 0 ? ('your-turn' as const) : free.length > 0 ? ('open' as const) : ('waiting' as const),
    position: positionOf(db, watch),
    turn_until: own.length > 0 ? toIso(Math.max(...own)) : null,
    free: free.map((cell) => ({
      court_id: cell.court.id,
      court_name: cell.court.name,
      time_slot_id,
      starts_at: toIso(cell.starts_at),
      price: priceOfSlot(cell.court, date, time_slot_id),
    })),
    created_at: toIso(watch.created_at),
  };
}

/** First come, first served, among those who wait for one of its courts. */
function positionOf(db: DbReader, watch: SlotWatchRecord): number {
  const courts = new Set(cellsOf(db, watch).map(({ court }) => court.id));
  const before = db.slotWatches
    .by('venueDate', watch.venue_id, watch.date)
    .filter((one) => one.time_slot_id === watch.time_slot_id && one.id < watch.id && one.user_id !== watch.user_id)
    .filter((one) => cellsOf(db, one).some(({ court }) => courts.has(court.id)));
  return new Set(before.map(({ user_id }) => user_id)).size + 1;
}
