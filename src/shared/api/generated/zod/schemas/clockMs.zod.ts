/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ClockMsMin = 0;
export const ClockMsMax = 21600000;



export const ClockMs = zod.int().min(ClockMsMin).max(ClockMsMax).describe('Ms of the period that had passed; without a clock, ms since the period began');

export type ClockMs = zod.input<typeof ClockMs>;
export type ClockMsOutput = zod.output<typeof ClockMs>;
