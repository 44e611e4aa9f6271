/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CreateCommunityHeaders = zod.strictObject({
  "Idempotency-Key": zod.uuid().optional()
})

export type CreateCommunityHeaders = zod.input<typeof CreateCommunityHeaders>;
export type CreateCommunityHeadersOutput = zod.output<typeof CreateCommunityHeaders>;
