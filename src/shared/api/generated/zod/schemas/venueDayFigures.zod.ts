/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CalendarDate } from './calendarDate.zod.ts';
import { VenueFigures } from './venueFigures.zod.ts';

export const VenueDayFigures = zod.strictObject({
  "date": CalendarDate,
  "figures": VenueFigures
});

export type VenueDayFigures = zod.input<typeof VenueDayFigures>;
export type VenueDayFiguresOutput = zod.output<typeof VenueDayFigures>;
