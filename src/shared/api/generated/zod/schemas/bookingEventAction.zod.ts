/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const BookingEventAction = zod.enum(['created', 'confirmed', 'declined', 'cancelled', 'moved', 'expired', 'noted', 'paid', 'unpaid', 'no-show', 'came', 'asked', 'handed-over']);

export type BookingEventAction = zod.input<typeof BookingEventAction>;
export type BookingEventActionOutput = zod.output<typeof BookingEventAction>;
