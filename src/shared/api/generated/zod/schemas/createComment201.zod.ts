/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Comment } from './comment.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const CreateComment201 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "comment": Comment
})
})

export type CreateComment201 = zod.input<typeof CreateComment201>;
export type CreateComment201Output = zod.output<typeof CreateComment201>;
