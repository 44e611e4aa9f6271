/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * One of user_ids, team_id and community_id (422); the team and the community are the caller's. Who is in the event already is left out; who declined comes back by user_ids only, who was removed by those of somebody who manages it.
 */
export interface InviteToEventBody {
  /**
     * @minItems 1
     * @maxItems 50
     */
  user_ids?: Id[];
  team_id?: Id;
  community_id?: Id;
}
