/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CalendarDateRegExp = new RegExp('^20\\d\\d-');


export const CalendarDate = zod.iso.date().regex(CalendarDateRegExp).describe('yyyy-MM-dd, a day in Europe/Tirane. The format is documented (ENT-36), the bound of 2000 to 2099 is ours');

export type CalendarDate = zod.input<typeof CalendarDate>;
export type CalendarDateOutput = zod.output<typeof CalendarDate>;
