import type { BlockRecord, BookingRecord, CourtRecord, HoldRecord, OpeningRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { type Interval, overlaps, slotTimes } from '../shared/slots.ts';

/** What may occupy slots of one court and date. Slots of two dates never overlap: the last ends before 01:00. */
export interface Occupancy {
  readonly bookings: readonly BookingRecord[];
  readonly blocks: readonly BlockRecord[];
  readonly holds: readonly HoldRecord[];
  /** Watched times that are free: a head start keeps them from others (decision 036). */
  readonly openings: readonly OpeningRecord[];
}
type CourtPlace = Pick<CourtRecord, 'id' | 'venue_id'>;

/** Reads by index only: a venue list asks this for thousands of courts. */
export function occupancyOf(db: DbReader, court: CourtPlace, date: string): Occupancy {
  return {
    bookings: db.bookings.by('courtDate', court.id, date),
    blocks: blocksOn(db.blocks.by('venue', court.venue_id), court.id, date),
    holds: db.holds.by('courtDate', court.id, date),
    openings: db.openings.by('courtDate', court.id, date),
  };
}

/** The blocks that concern a court on a date. */
export const blocksOn = (blocks: readonly BlockRecord[], courtId: number, date: string): BlockRecord[] =>
  blocks.filter((block) => block.date_from <= date && date <= block.date_to && block.court_ids.includes(courtId));

/** Whether a block of this court and date overlaps the interval; without slots it covers the whole day. */
export const isBlocked = (
  blocks: readonly BlockRecord[],
  court: CourtRecord,
  date: string,
  interval: Interval,
): boolean =>
  blocks.some(
    ({ time_slot_ids }) =>
      time_slot_ids === null || time_slot_ids.some((id) => overlaps(slotTimes(court, date, id), interval)),
  );
