/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Count } from './count.zod.ts';
import { Id } from './id.zod.ts';
import { Image } from './image.zod.ts';
import { Instant } from './instant.zod.ts';
import { Permissions } from './permissions.zod.ts';
import { PostKind } from './postKind.zod.ts';
import { PostLink } from './postLink.zod.ts';
import { PostText } from './postText.zod.ts';
import { UserRef } from './userRef.zod.ts';

export const postLinksMax = 3;



export const Post = zod.strictObject({
  "id": Id,
  "community_id": Id,
  "author": zod.union([UserRef,zod.null()]).describe('null: the account is gone'),
  "kind": PostKind,
  "text": PostText,
  "images": zod.array(Image),
  "links": zod.array(PostLink).max(postLinksMax),
  "is_pinned": zod.boolean(),
  "likes_count": Count,
  "liked_by_me": zod.boolean(),
  "comments_count": Count,
  "created_at": Instant,
  "edited_at": zod.union([Instant,zod.null()]),
  "permissions": Permissions.describe('like, comment, edit, pin, delete, report')
});

export type Post = zod.input<typeof Post>;
export type PostOutput = zod.output<typeof Post>;
