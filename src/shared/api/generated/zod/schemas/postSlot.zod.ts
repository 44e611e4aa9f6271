/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CalendarDate } from './calendarDate.zod.ts';
import { WallTime } from './wallTime.zod.ts';

export const PostSlot = zod.strictObject({
  "court_name": zod.string(),
  "date": CalendarDate,
  "start": WallTime,
  "end": WallTime
});

export type PostSlot = zod.input<typeof PostSlot>;
export type PostSlotOutput = zod.output<typeof PostSlot>;
