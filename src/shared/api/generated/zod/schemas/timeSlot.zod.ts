/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { TimeSlotId } from './timeSlotId.zod.ts';
import { WallTime } from './wallTime.zod.ts';

export const TimeSlot = zod.strictObject({
  "id": TimeSlotId,
  "start": WallTime,
  "end": WallTime
});

export type TimeSlot = zod.input<typeof TimeSlot>;
export type TimeSlotOutput = zod.output<typeof TimeSlot>;
