/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { UpdateCommunityMemberBodyRole } from './updateCommunityMemberBodyRole.ts';

export interface UpdateCommunityMemberBody {
  role: UpdateCommunityMemberBodyRole;
}
