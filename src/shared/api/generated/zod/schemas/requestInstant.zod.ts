/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const RequestInstantRegExp = new RegExp('^20(0[1-9]|[1-8]\\d|9[0-8])-');


export const RequestInstant = zod.iso.datetime({"offset":true}).regex(RequestInstantRegExp).describe('An Instant that a request may carry: 2001 to 2098');

export type RequestInstant = zod.input<typeof RequestInstant>;
export type RequestInstantOutput = zod.output<typeof RequestInstant>;
