/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const JoinCommunityHeaders = zod.strictObject({
  "Idempotency-Key": zod.uuid().optional()
})

export type JoinCommunityHeaders = zod.input<typeof JoinCommunityHeaders>;
export type JoinCommunityHeadersOutput = zod.output<typeof JoinCommunityHeaders>;
