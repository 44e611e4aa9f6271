/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CreateCompetitionHeaders = zod.strictObject({
  "Idempotency-Key": zod.uuid().optional()
})

export type CreateCompetitionHeaders = zod.input<typeof CreateCompetitionHeaders>;
export type CreateCompetitionHeadersOutput = zod.output<typeof CreateCompetitionHeaders>;
