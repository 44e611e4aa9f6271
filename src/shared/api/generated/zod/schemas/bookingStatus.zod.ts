/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const BookingStatus = zod.enum(['Confirmed', 'Pending', 'Unbooked']);

export type BookingStatus = zod.input<typeof BookingStatus>;
export type BookingStatusOutput = zod.output<typeof BookingStatus>;
