/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const BookingSource = zod.enum(['user', 'admin', 'competition', 'event']);

export type BookingSource = zod.input<typeof BookingSource>;
export type BookingSourceOutput = zod.output<typeof BookingSource>;
