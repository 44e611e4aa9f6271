/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const BookingReasonMax = 500;



export const BookingReason = zod.string().min(1).max(BookingReasonMax);

export type BookingReason = zod.input<typeof BookingReason>;
export type BookingReasonOutput = zod.output<typeof BookingReason>;
