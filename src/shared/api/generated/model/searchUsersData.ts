/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { UserRef } from './userRef.ts';

export interface SearchUsersData {
  /** @maxItems 10 */
  users: UserRef[];
}
