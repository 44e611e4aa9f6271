/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { RequestDate } from './requestDate.zod.ts';
import { TimeSlotId } from './timeSlotId.zod.ts';
import { Weekday } from './weekday.zod.ts';

export const courtScheduleInputTimeSlotIdsMax = 18;



export const CourtScheduleInput = zod.strictObject({
  "weekday": zod.union([Weekday,zod.null()]),
  "date": zod.union([RequestDate,zod.null()]),
  "time_slot_ids": zod.array(TimeSlotId).max(courtScheduleInputTimeSlotIdsMax)
}).describe('Exactly one of weekday and date is set; no time slots means closed.');

export type CourtScheduleInput = zod.input<typeof CourtScheduleInput>;
export type CourtScheduleInputOutput = zod.output<typeof CourtScheduleInput>;
