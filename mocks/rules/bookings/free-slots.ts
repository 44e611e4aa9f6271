import type { CourtRecord, VenueRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { occupancyOf } from './occupancy.ts';
import { type Viewer, slotState } from './slot-state.ts';
import { slotsOfCourt, startText } from '../shared/slots.ts';
import { addDays, dateOf } from '../shared/time.ts';

export interface FreeSlot {
  readonly time_slot_id: number;
  readonly start: string;
}
const MOST = 6;
const LOOK_AHEAD_DAYS = 14;

/** Slots that are free on at least one of the courts: the six earliest, or the six nearest to a wanted one (design §4). */
export function freeSlots(
  db: DbReader,
  courts: readonly CourtRecord[],
  date: string,
  viewer: Viewer,
  near?: number,
): FreeSlot[] {
  const starts = new Map<number, string>();
  for (const court of courts) {
    const occupancy = occupancyOf(db, court, date);
    for (const id of slotsOfCourt(court, date)) {
      const start = startText(court, id);
      const known = starts.get(id);
      if (known !== undefined && known <= start) continue;
      if (slotState(court, { date, time_slot_id: id, slot_count: 1 }, occupancy, viewer) === 'available')
        starts.set(id, start);
    }
  }
  const distance = (id: number) => (near === undefined ? id : Math.abs(id - near));
  const chosen = [...starts.keys()].toSorted((a, b) => distance(a) - distance(b) || a - b).slice(0, MOST);
  return chosen.toSorted((a, b) => a - b).map((id) => ({ time_slot_id: id, start: starts.get(id) ?? '' }));
}

/** Whether this slot is free on one of the courts; stops at the first, since a venue list checks thousands. */
export const isSlotFree = (
  db: DbReader,
  courts: readonly CourtRecord[],
  date: string,
  slotId: number,
  viewer: Viewer,
): boolean =>
  courts.some(
    (court) =>
      slotState(court, { date, time_slot_id: slotId, slot_count: 1 }, occupancyOf(db, court, date), viewer) ===
      'available',
  );

/** The first day with a free slot, from `from` on, at most two weeks ahead; null when there is none (design §4). */
export function nextFree(
  db: DbReader,
  courts: readonly CourtRecord[],
  from: string,
  viewer: Viewer,
): { date: string; slots: FreeSlot[] } | null {
  const today = dateOf(viewer.now);
  const first = from < today ? today : from;
  for (let day = 0; day < LOOK_AHEAD_DAYS; day += 1) {
    const date = addDays(first, day);
    const slots = freeSlots(db, courts, date, viewer);
    if (slots.length > 0) return { date, slots };
  }
  return null;
}

/** A player's view of a venue's slots, with the lead time and advance window of its policy. */
export const playerViewer = (venue: VenueRecord, userId: number | null, now: number): Viewer => ({
  userId,
  now,
  window: venue.booking_policy,
});
