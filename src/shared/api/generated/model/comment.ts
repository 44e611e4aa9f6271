/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Instant } from './instant.ts';
import type { Permissions } from './permissions.ts';
import type { UserRef } from './userRef.ts';

export interface Comment {
  id: Id;
  /** null: the account is gone */
  author: UserRef | null;
  text: string;
  created_at: Instant;
  /** delete */
  permissions: Permissions;
}
