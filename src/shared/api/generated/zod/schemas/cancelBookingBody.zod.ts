/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ModuleType } from './moduleType.zod.ts';

export const cancelBookingBodyReasonMax = 500;



export const CancelBookingBody = zod.strictObject({
  "module": ModuleType,
  "reason": zod.string().max(cancelBookingBodyReasonMax).optional()
});

export type CancelBookingBody = zod.input<typeof CancelBookingBody>;
export type CancelBookingBodyOutput = zod.output<typeof CancelBookingBody>;
