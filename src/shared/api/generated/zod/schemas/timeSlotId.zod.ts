/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const TimeSlotIdMax = 18;



export const TimeSlotId = zod.int().min(1).max(TimeSlotIdMax).describe('Slot n runs from 05+n:00 to 06+n:00; 13 is 18:00–19:00');

export type TimeSlotId = zod.input<typeof TimeSlotId>;
export type TimeSlotIdOutput = zod.output<typeof TimeSlotId>;
