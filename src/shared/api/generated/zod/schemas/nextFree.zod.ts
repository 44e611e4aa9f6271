/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CalendarDate } from './calendarDate.zod.ts';
import { FreeSlot } from './freeSlot.zod.ts';

export const NextFree = zod.strictObject({
  "date": CalendarDate,
  "slots": zod.array(FreeSlot)
}).describe('The next day with a free slot.');

export type NextFree = zod.input<typeof NextFree>;
export type NextFreeOutput = zod.output<typeof NextFree>;
