/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Count } from './count.ts';
import type { Id } from './id.ts';
import type { Image } from './image.ts';
import type { Instant } from './instant.ts';
import type { ManyLines } from './manyLines.ts';
import type { Permissions } from './permissions.ts';
import type { PostKind } from './postKind.ts';
import type { PostLink } from './postLink.ts';
import type { UserRef } from './userRef.ts';

export interface Post {
  id: Id;
  community_id: Id;
  /** null: the account is gone */
  author: UserRef | null;
  kind: PostKind;
  text: ManyLines;
  images: Image[];
  /** @maxItems 3 */
  links: PostLink[];
  is_pinned: boolean;
  likes_count: Count;
  liked_by_me: boolean;
  comments_count: Count;
  created_at: Instant;
  edited_at: Instant | null;
  /** like, comment, edit, pin, delete, report */
  permissions: Permissions;
}
