/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface BanFromCommunityBody {
  user_id: Id;
}
