/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * One of user_ids and team_id; team_id is a team the user belongs to (422).
 */
export interface InviteToCommunityBody {
  /**
     * @minItems 1
     * @maxItems 50
     */
  user_ids?: Id[];
  team_id?: Id;
}
