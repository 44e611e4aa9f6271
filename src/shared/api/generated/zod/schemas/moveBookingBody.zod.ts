/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { RequestDate } from './requestDate.zod.ts';
import { TimeSlotId } from './timeSlotId.zod.ts';

export const MoveBookingBody = zod.strictObject({
  "module": ModuleType,
  "date": RequestDate.optional(),
  "time_slot_id": TimeSlotId.optional(),
  "court_id": Id.optional()
});

export type MoveBookingBody = zod.input<typeof MoveBookingBody>;
export type MoveBookingBodyOutput = zod.output<typeof MoveBookingBody>;
