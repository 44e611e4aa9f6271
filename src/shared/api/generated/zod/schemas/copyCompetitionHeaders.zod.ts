/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CopyCompetitionHeaders = zod.strictObject({
  "Idempotency-Key": zod.uuid().optional()
})

export type CopyCompetitionHeaders = zod.input<typeof CopyCompetitionHeaders>;
export type CopyCompetitionHeadersOutput = zod.output<typeof CopyCompetitionHeaders>;
