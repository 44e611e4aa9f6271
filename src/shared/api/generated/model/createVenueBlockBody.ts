/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AffectedChoice } from './affectedChoice.ts';
import type { CreateVenueBlockBodyOnConflict } from './createVenueBlockBodyOnConflict.ts';
import type { Id } from './id.ts';
import type { ManyLines } from './manyLines.ts';
import type { RequestDate } from './requestDate.ts';
import type { TimeSlotId } from './timeSlotId.ts';

export interface CreateVenueBlockBody {
  /** @minItems 1 */
  court_ids: Id[];
  date_from: RequestDate;
  /** Included; at most 366 days in all */
  date_to: RequestDate;
  time_slot_ids: TimeSlotId[] | null;
  reason: ManyLines;
  dry_run: boolean;
  /** For bookings that affected does not name; cancel: with the reason of the block */
  on_conflict?: CreateVenueBlockBodyOnConflict;
  /** @maxItems 1000 */
  affected?: AffectedChoice[];
}
