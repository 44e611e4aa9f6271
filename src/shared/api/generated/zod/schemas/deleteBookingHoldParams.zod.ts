/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const DeleteBookingHoldParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type DeleteBookingHoldParams = zod.input<typeof DeleteBookingHoldParams>;
export type DeleteBookingHoldParamsOutput = zod.output<typeof DeleteBookingHoldParams>;
