/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { BookingOverride } from './bookingOverride.zod.ts';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { Note } from './note.zod.ts';
import { RequestDate } from './requestDate.zod.ts';
import { SlotCount } from './slotCount.zod.ts';
import { TimeSlotId } from './timeSlotId.zod.ts';

export const createBookingBodyOverridesMax = 12;



export const CreateBookingBody = zod.strictObject({
  "module": ModuleType,
  "court_id": Id,
  "date": RequestDate,
  "time_slot_id": TimeSlotId,
  "slot_count": SlotCount,
  "weekly": zod.boolean(),
  "ends_on": RequestDate.optional().describe('Last day of a weekly booking; open when absent'),
  "hold_id": Id.optional().describe('The hold of the first session'),
  "note": Note.optional(),
  "overrides": zod.array(BookingOverride).max(createBookingBodyOverridesMax).optional()
});

export type CreateBookingBody = zod.input<typeof CreateBookingBody>;
export type CreateBookingBodyOutput = zod.output<typeof CreateBookingBody>;
