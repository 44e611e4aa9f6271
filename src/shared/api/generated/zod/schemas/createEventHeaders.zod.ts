/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CreateEventHeaders = zod.strictObject({
  "Idempotency-Key": zod.uuid().optional()
})

export type CreateEventHeaders = zod.input<typeof CreateEventHeaders>;
export type CreateEventHeadersOutput = zod.output<typeof CreateEventHeaders>;
