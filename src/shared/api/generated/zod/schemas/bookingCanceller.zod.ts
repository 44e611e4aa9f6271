/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const BookingCanceller = zod.enum(['user', 'admin', 'system']);

export type BookingCanceller = zod.input<typeof BookingCanceller>;
export type BookingCancellerOutput = zod.output<typeof BookingCanceller>;
