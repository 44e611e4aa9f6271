/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { Instant } from './instant.zod.ts';
import { Permissions } from './permissions.zod.ts';
import { Post } from './post.zod.ts';
import { ReportReason } from './reportReason.zod.ts';
import { UserRef } from './userRef.zod.ts';

export const Report = zod.strictObject({
  "id": Id,
  "post": Post,
  "reporter": zod.union([UserRef,zod.null()]).describe('null: the account is gone'),
  "reason": ReportReason,
  "note": zod.string().nullable(),
  "created_at": Instant,
  "permissions": Permissions.describe('keep, remove, ban (the author)')
});

export type Report = zod.input<typeof Report>;
export type ReportOutput = zod.output<typeof Report>;
