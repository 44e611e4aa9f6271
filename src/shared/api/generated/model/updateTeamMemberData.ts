/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TeamMember } from './teamMember.ts';

export interface UpdateTeamMemberData {
  member: TeamMember;
}
