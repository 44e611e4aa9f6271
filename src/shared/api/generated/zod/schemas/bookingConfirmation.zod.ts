/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const BookingConfirmation = zod.enum(['manual', 'auto']);

export type BookingConfirmation = zod.input<typeof BookingConfirmation>;
export type BookingConfirmationOutput = zod.output<typeof BookingConfirmation>;
