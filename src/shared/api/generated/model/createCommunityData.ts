/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Community } from './community.ts';

export interface CreateCommunityData {
  community: Community;
}
