/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Post } from './post.zod.ts';

export const UnlikePost200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "post": Post
})
})

export type UnlikePost200 = zod.input<typeof UnlikePost200>;
export type UnlikePost200Output = zod.output<typeof UnlikePost200>;
