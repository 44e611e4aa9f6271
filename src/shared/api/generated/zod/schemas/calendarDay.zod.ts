/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CalendarDate } from './calendarDate.zod.ts';
import { CourtSlot } from './courtSlot.zod.ts';

export const CalendarDay = zod.strictObject({
  "date": CalendarDate,
  "slots": zod.array(CourtSlot).describe('Every slot that a court offers on this day; also the past ones')
});

export type CalendarDay = zod.input<typeof CalendarDay>;
export type CalendarDayOutput = zod.output<typeof CalendarDay>;
