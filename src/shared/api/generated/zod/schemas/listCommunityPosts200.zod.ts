/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Post } from './post.zod.ts';

export const ListCommunityPosts200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "pinned": zod.array(Post),
  "posts": zod.array(Post),
  "next_before": zod.union([Id,zod.null()]).describe('The before of the next part; null: there is none')
})
})

export type ListCommunityPosts200 = zod.input<typeof ListCommunityPosts200>;
export type ListCommunityPosts200Output = zod.output<typeof ListCommunityPosts200>;
