/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Booking } from './booking.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const OfferHandover201 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "booking": Booking
})
})

export type OfferHandover201 = zod.input<typeof OfferHandover201>;
export type OfferHandover201Output = zod.output<typeof OfferHandover201>;
