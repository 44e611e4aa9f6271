/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { Note } from './note.zod.ts';
import { RequestDate } from './requestDate.zod.ts';
import { TimeSlotId } from './timeSlotId.zod.ts';

export const updateVenueBookingBodyKeepPriceDefault = false;

export const UpdateVenueBookingBody = zod.strictObject({
  "module": ModuleType,
  "court_id": Id.optional(),
  "date": RequestDate.optional(),
  "time_slot_id": TimeSlotId.optional(),
  "keep_price": zod.boolean().default(updateVenueBookingBodyKeepPriceDefault).describe('When it moves'),
  "note": zod.union([Note,zod.null()]).optional(),
  "is_paid": zod.boolean().optional(),
  "is_no_show": zod.boolean().optional().describe('Not before it starts')
});

export type UpdateVenueBookingBody = zod.input<typeof UpdateVenueBookingBody>;
export type UpdateVenueBookingBodyOutput = zod.output<typeof UpdateVenueBookingBody>;
