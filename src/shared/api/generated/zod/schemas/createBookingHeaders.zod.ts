/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CreateBookingHeaders = zod.strictObject({
  "Idempotency-Key": zod.uuid().optional()
})

export type CreateBookingHeaders = zod.input<typeof CreateBookingHeaders>;
export type CreateBookingHeadersOutput = zod.output<typeof CreateBookingHeaders>;
