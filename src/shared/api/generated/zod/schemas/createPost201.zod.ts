/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Post } from './post.zod.ts';

export const CreatePost201 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "post": Post
})
})

export type CreatePost201 = zod.input<typeof CreatePost201>;
export type CreatePost201Output = zod.output<typeof CreatePost201>;
