/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const BookingChange = zod.enum(['confirmed', 'declined', 'cancelled', 'moved', 'ended', 'asked', 'offered', 'handover-accepted', 'handover-declined', 'handover-withdrawn', 'handover-expired']).describe('What others did with a booking of the player, or with one that is offered: data.change of BookingChanged');

export type BookingChange = zod.input<typeof BookingChange>;
export type BookingChangeOutput = zod.output<typeof BookingChange>;
