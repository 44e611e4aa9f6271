/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ApplyToCompetitionHeaders = zod.strictObject({
  "Idempotency-Key": zod.uuid().optional()
})

export type ApplyToCompetitionHeaders = zod.input<typeof ApplyToCompetitionHeaders>;
export type ApplyToCompetitionHeadersOutput = zod.output<typeof ApplyToCompetitionHeaders>;
