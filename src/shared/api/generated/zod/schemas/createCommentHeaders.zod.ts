/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CreateCommentHeaders = zod.strictObject({
  "Idempotency-Key": zod.uuid().optional()
})

export type CreateCommentHeaders = zod.input<typeof CreateCommentHeaders>;
export type CreateCommentHeadersOutput = zod.output<typeof CreateCommentHeaders>;
