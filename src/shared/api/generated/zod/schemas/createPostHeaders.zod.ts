/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CreatePostHeaders = zod.strictObject({
  "Idempotency-Key": zod.uuid().optional()
})

export type CreatePostHeaders = zod.input<typeof CreatePostHeaders>;
export type CreatePostHeadersOutput = zod.output<typeof CreatePostHeaders>;
