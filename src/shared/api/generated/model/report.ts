/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Instant } from './instant.ts';
import type { Permissions } from './permissions.ts';
import type { Post } from './post.ts';
import type { ReportReason } from './reportReason.ts';
import type { UserRef } from './userRef.ts';

export interface Report {
  id: Id;
  post: Post;
  /** null: the account is gone */
  reporter: UserRef | null;
  reason: ReportReason;
  /** @nullable */
  note: string | null;
  created_at: Instant;
  /** keep, remove, ban (the author) */
  permissions: Permissions;
}
