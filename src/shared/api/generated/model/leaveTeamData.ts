/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Team } from './team.ts';

export interface LeaveTeamData {
  team: Team;
}
