/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { TimeSlotId } from './timeSlotId.zod.ts';
import { WallTime } from './wallTime.zod.ts';

export const FreeSlot = zod.strictObject({
  "time_slot_id": TimeSlotId,
  "start": WallTime
});

export type FreeSlot = zod.input<typeof FreeSlot>;
export type FreeSlotOutput = zod.output<typeof FreeSlot>;
