/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CalendarDate } from './calendarDate.zod.ts';
import { Id } from './id.zod.ts';
import { TimeSlotId } from './timeSlotId.zod.ts';
import { Weekday } from './weekday.zod.ts';

export const CourtSchedule = zod.strictObject({
  "id": Id,
  "weekday": zod.union([Weekday,zod.null()]),
  "date": zod.union([CalendarDate,zod.null()]),
  "time_slot_ids": zod.array(TimeSlotId)
}).describe('Replaces the default slots on a weekday or a date. Exactly one of weekday and date is set; no slots means closed.');

export type CourtSchedule = zod.input<typeof CourtSchedule>;
export type CourtScheduleOutput = zod.output<typeof CourtSchedule>;
