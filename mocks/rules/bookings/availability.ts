import type { CourtRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { occupancyOf } from './occupancy.ts';
import { priceOfSlot } from '../venues/prices.ts';
import { type SlotState, type Viewer, bookingIn, slotState } from './slot-state.ts';
import { type Interval, type SlotRange, slotTimes, slotsOfCourt } from '../shared/slots.ts';
import { addDays } from '../shared/time.ts';

/** One slot of one court with its current state. */
export interface SlotAtCourt extends Interval {
  readonly court_id: number;
  readonly time_slot_id: number;
  readonly state: SlotState;
  readonly price: number;
  /** The booking in it; views show it to users of the venue and to its player. */
  readonly booking_id: number | null;
  /** The booking is the viewer's own. */
  readonly is_mine: boolean;
}
export const WEEKS_AHEAD = 12;

/** Weekly checks all weeks; lead time and advance window apply to the first only (R18). */
const later = (viewer: Viewer): Viewer => ({ ...viewer, window: null });

/** All slots that a court offers on a date (design §14.1). */
export function availabilityOf(
  db: DbReader,
  court: CourtRecord,
  date: string,
  viewer: Viewer,
  weekly = false,
): SlotAtCourt[] {
  return slotsOfCourt(court, date).map((id) =>
    slotAt(db, court, { date, time_slot_id: id, slot_count: 1 }, viewer, weekly),
  );
}

/** One slot of one court; `blocked` where the court does not offer it. */
export function slotAt(
  db: DbReader,
  court: CourtRecord,
  range: SlotRange,
  viewer: Viewer,
  weekly = false,
): SlotAtCourt {
  const occupancy = occupancyOf(db, court, range.date);
  const state = slotState(court, range, occupancy, viewer);
  const booking = bookingIn(court, range, occupancy, viewer.now);
  return {
    court_id: court.id,
    time_slot_id: range.time_slot_id,
    ...slotTimes(court, range.date, range.time_slot_id),
    state: weekly && state === 'available' ? weeklyState(db, court, range, viewer) : state,
    price: priceOfSlot(court, range.date, range.time_slot_id),
    booking_id: booking?.id ?? null,
    is_mine: booking !== undefined && booking.user_id !== null && booking.user_id === viewer.userId,
  };
}

/**
 * A slot that is free this week is not offered for weekly booking when most of the coming weeks are taken; with a few taken
 * it is, since the player may skip or move those sessions.
 */
function weeklyState(db: DbReader, court: CourtRecord, range: SlotRange, viewer: Viewer): SlotState {
  const states = Array.from({ length: WEEKS_AHEAD - 1 }, (_, week) => {
    const date = addDays(range.date, 7 * (week + 1));
    return slotState(court, { ...range, date }, occupancyOf(db, court, date), later(viewer));
  });
  const taken = states.filter((state) => state !== 'available');
  return taken.length * 2 > WEEKS_AHEAD ? (taken[0] ?? 'available') : 'available';
}
