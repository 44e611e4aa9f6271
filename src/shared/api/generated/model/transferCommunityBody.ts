/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface TransferCommunityBody {
  user_id: Id;
}
