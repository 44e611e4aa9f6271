/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Post } from './post.zod.ts';

export const LikePost200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "post": Post
})
})

export type LikePost200 = zod.input<typeof LikePost200>;
export type LikePost200Output = zod.output<typeof LikePost200>;
