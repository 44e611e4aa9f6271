/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const JoinTeamHeaders = zod.strictObject({
  "Idempotency-Key": zod.uuid().optional()
})

export type JoinTeamHeaders = zod.input<typeof JoinTeamHeaders>;
export type JoinTeamHeadersOutput = zod.output<typeof JoinTeamHeaders>;
