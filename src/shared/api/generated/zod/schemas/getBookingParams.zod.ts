/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GetBookingParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type GetBookingParams = zod.input<typeof GetBookingParams>;
export type GetBookingParamsOutput = zod.output<typeof GetBookingParams>;
