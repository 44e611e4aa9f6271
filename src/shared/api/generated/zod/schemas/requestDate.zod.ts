/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const RequestDateRegExp = new RegExp('^20(0[1-9]|[1-8]\\d|9[0-8])-');


export const RequestDate = zod.iso.date().regex(RequestDateRegExp).describe('A CalendarDate that a request may carry: 2001 to 2098, so that a sum of days or weeks is one too');

export type RequestDate = zod.input<typeof RequestDate>;
export type RequestDateOutput = zod.output<typeof RequestDate>;
