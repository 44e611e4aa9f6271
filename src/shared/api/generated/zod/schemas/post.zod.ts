/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Count } from './count.zod.ts';
import { Fixture } from './fixture.zod.ts';
import { Id } from './id.zod.ts';
import { Image } from './image.zod.ts';
import { Instant } from './instant.zod.ts';
import { Permissions } from './permissions.zod.ts';
import { PostKind } from './postKind.zod.ts';
import { PostLink } from './postLink.zod.ts';
import { PostMatchday } from './postMatchday.zod.ts';
import { PostRanks } from './postRanks.zod.ts';
import { PostText } from './postText.zod.ts';
import { UserRef } from './userRef.zod.ts';

export const postLinksMax = 3;



export const Post = zod.strictObject({
  "id": Id,
  "community_id": Id,
  "author": zod.union([UserRef,zod.null()]).describe('null: it wrote itself, or the account is gone'),
  "kind": PostKind,
  "text": PostText.describe('Empty in one that wrote itself'),
  "images": zod.array(Image),
  "links": zod.array(PostLink).max(postLinksMax),
  "game": zod.union([Fixture,zod.null()]).describe('Of kind result, as it is now; while result_status is not official the result was taken back'),
  "ranks": zod.union([PostRanks,zod.null()]).describe('Of kind ranks'),
  "matchday": zod.union([PostMatchday,zod.null()]).describe('Of kind fixtures, as it is now'),
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
