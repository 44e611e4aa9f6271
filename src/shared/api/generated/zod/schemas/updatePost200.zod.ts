/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Post } from './post.zod.ts';

export const UpdatePost200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "post": Post
})
})

export type UpdatePost200 = zod.input<typeof UpdatePost200>;
export type UpdatePost200Output = zod.output<typeof UpdatePost200>;
