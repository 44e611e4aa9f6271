/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CommunityMember } from './communityMember.ts';

export interface BanFromCommunityData {
  member: CommunityMember;
}
