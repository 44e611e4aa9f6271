import type { Handlers } from '../../contract/types.ts';
import type { CourtRecord, VenueRecord } from '../../db/records.ts';
import { availabilityOf, slotAt } from '../../rules/bookings/availability.ts';
import { playerViewer } from '../../rules/bookings/free-slots.ts';
import { lookupSlot, slotsOfCourt } from '../../rules/shared/slots.ts';
import { dateOf, toIso } from '../../rules/shared/time.ts';
import { isInsider } from '../../rules/venues/access.ts';
import { type WatchOf, toCourtRef, toCourtSlot } from '../../views/court.ts';
import { toVenue } from '../../views/venue.ts';
import { courtsOf } from '../../rules/venues/courts.ts';
import { type Visitor, visibleVenue } from '../shared/visible-venue.ts';
import { headStartOf } from '../../rules/bookings/watch-queue.ts';
import { cellsOf } from '../../rules/bookings/watches.ts';

function visibleCourts(ctx: Visitor, venue: VenueRecord): { courts: CourtRecord[]; insider: boolean } {
  const insider = isInsider(ctx.db, ctx, venue.id);
  return { insider, courts: courtsOf(ctx.db, venue.id).filter((court) => court.is_public || insider) };
}

/** Which watch of the user waits for a slot of the day, and whether it is their turn. */
function watchesOn(ctx: Visitor, venueId: number, date: string): WatchOf {
  const watches = ctx.db.slotWatches.by('venueDate', venueId, date).filter((one) => one.user_id === ctx.user?.id);
  return ({ court_id, time_slot_id }) => {
    const watch = watches.find(
      (one) => one.time_slot_id === time_slot_id && cellsOf(ctx.db, one).some(({ court }) => court.id === court_id),
    );
    if (!watch) return {};
    const opening = ctx.db.openings.by('courtDate', court_id, date).find((one) => one.time_slot_id === time_slot_id);
    const first = opening && headStartOf(opening, ctx.now());
    return { watch_id: watch.id, ...(first?.user_id === watch.user_id && { turn_until: toIso(first.until) }) };
  };
}

export const readHandlers: Handlers<'getVenue' | 'getVenueTimeSlot' | 'getVenueAvailability'> = {
  getVenue({ path }, ctx) {
    const venue = visibleVenue(ctx, ctx.db.venues.one('slug', path.slug));
    return { venue: toVenue(ctx.db, venue, ctx) };
  },

  /** One slot on every court that offers it that day; the second id of the path is read as the time slot (design §16). */
  getVenueTimeSlot({ path, query }, ctx) {
    const venue = visibleVenue(ctx, ctx.db.venues.get(path.venueId));
    const { courts, insider } = visibleCourts(ctx, venue);
    const date = query.date ?? dateOf(ctx.now());
    const range = { date, time_slot_id: path.timeSlotId, slot_count: 1 };
    const viewer = playerViewer(venue, ctx.user?.id ?? null, ctx.now());
    const watchOf = watchesOn(ctx, venue.id, date);
    return {
      time_slot: lookupSlot(path.timeSlotId),
      date,
      courts: courts
        .filter((court) => slotsOfCourt(court, date).includes(path.timeSlotId))
        .map((court) => toCourtSlot(slotAt(ctx.db, court, range, viewer), insider, watchOf)),
    };
  },

  getVenueAvailability({ path, query }, ctx) {
    const venue = visibleVenue(ctx, ctx.db.venues.get(path.venueId));
    const { courts, insider } = visibleCourts(ctx, venue);
    const viewer = playerViewer(venue, ctx.user?.id ?? null, ctx.now());
    const watchOf = watchesOn(ctx, venue.id, query.date);
    const asked = courts
      .filter((court) => query.sport_id === undefined || court.sport_id === query.sport_id)
      .filter((court) => query.court_id === undefined || court.id === query.court_id);
    return {
      date: query.date,
      courts: asked.map((court) => ({
        court: toCourtRef(ctx.db, court, ctx),
        slots: availabilityOf(ctx.db, court, query.date, viewer, query.weekly).map((slot) =>
          toCourtSlot(slot, insider, watchOf),
        ),
      })),
    };
  },
};
