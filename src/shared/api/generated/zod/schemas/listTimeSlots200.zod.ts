/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { TimeSlot } from './timeSlot.zod.ts';

export const ListTimeSlots200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "time_slots": zod.array(TimeSlot)
})
})

export type ListTimeSlots200 = zod.input<typeof ListTimeSlots200>;
export type ListTimeSlots200Output = zod.output<typeof ListTimeSlots200>;
