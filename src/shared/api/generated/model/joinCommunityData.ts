/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Application } from './application.ts';
import type { Community } from './community.ts';

export interface JoinCommunityData {
  community: Community;
  application: Application | null;
}
