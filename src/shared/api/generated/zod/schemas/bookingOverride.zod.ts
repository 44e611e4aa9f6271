/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { RequestDate } from './requestDate.zod.ts';
import { TimeSlotId } from './timeSlotId.zod.ts';

export const BookingOverride = zod.strictObject({
  "date": RequestDate,
  "court_id": Id.optional(),
  "time_slot_id": TimeSlotId.optional(),
  "skip": zod.boolean().optional()
}).describe('Another court or slot for one session of a weekly booking, or skipping it.');

export type BookingOverride = zod.input<typeof BookingOverride>;
export type BookingOverrideOutput = zod.output<typeof BookingOverride>;
