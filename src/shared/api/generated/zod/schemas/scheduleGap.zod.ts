/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CalendarDate } from './calendarDate.zod.ts';
import { Count } from './count.zod.ts';


export const scheduleGapCourtMinutesMin = 0;



export const ScheduleGap = zod.strictObject({
  "matchday": zod.int().min(1),
  "first_day": CalendarDate,
  "last_day": CalendarDate,
  "games": Count,
  "court_minutes": zod.int().min(scheduleGapCourtMinutesMin).describe('On courts that are not there'),
  "teams": zod.array(zod.string()).describe('Who would not have their rest')
}).describe('What the unplaced games of a matchday lack');

export type ScheduleGap = zod.input<typeof ScheduleGap>;
export type ScheduleGapOutput = zod.output<typeof ScheduleGap>;
