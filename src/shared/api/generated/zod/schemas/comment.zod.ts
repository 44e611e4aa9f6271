/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { Instant } from './instant.zod.ts';
import { Permissions } from './permissions.zod.ts';
import { UserRef } from './userRef.zod.ts';

export const Comment = zod.strictObject({
  "id": Id,
  "author": zod.union([UserRef,zod.null()]).describe('null: the account is gone'),
  "text": zod.string(),
  "created_at": Instant,
  "permissions": Permissions.describe('delete')
});

export type Comment = zod.input<typeof Comment>;
export type CommentOutput = zod.output<typeof Comment>;
