/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { AffectedChoice } from './affectedChoice.zod.ts';
import { BookingReason } from './bookingReason.zod.ts';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { RequestDate } from './requestDate.zod.ts';
import { TimeSlotId } from './timeSlotId.zod.ts';



export const createVenueBlockBodyOnConflictDefault = `refuse`;
export const createVenueBlockBodyAffectedMax = 1000;



export const CreateVenueBlockBody = zod.strictObject({
  "module": ModuleType,
  "court_ids": zod.array(Id).min(1),
  "date_from": RequestDate,
  "date_to": RequestDate.describe('Included; at most 366 days in all'),
  "time_slot_ids": zod.union([zod.array(TimeSlotId).min(1),zod.null()]),
  "reason": BookingReason,
  "dry_run": zod.boolean(),
  "on_conflict": zod.enum(['refuse', 'cancel']).default(createVenueBlockBodyOnConflictDefault).describe('For bookings that affected does not name; cancel: with the reason of the block'),
  "affected": zod.array(AffectedChoice).max(createVenueBlockBodyAffectedMax).optional()
});

export type CreateVenueBlockBody = zod.input<typeof CreateVenueBlockBody>;
export type CreateVenueBlockBodyOutput = zod.output<typeof CreateVenueBlockBody>;
