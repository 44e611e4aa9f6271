/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { ManyLines } from './manyLines.ts';
import type { RequestDate } from './requestDate.ts';
import type { TimeSlotId } from './timeSlotId.ts';

export interface UpdateVenueBookingBody {
  court_id?: Id;
  date?: RequestDate;
  time_slot_id?: TimeSlotId;
  /** When it moves */
  keep_price?: boolean;
  note?: ManyLines | null;
  is_paid?: boolean;
  /** Not before it starts */
  is_no_show?: boolean;
}
