/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Team } from './team.ts';
import type { TeamMember } from './teamMember.ts';

export interface GetTeamData {
  team: Team;
  members: TeamMember[];
}
