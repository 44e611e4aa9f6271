/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { JerseyNumber } from './jerseyNumber.ts';
import type { OneLine } from './oneLine.ts';
import type { TeamRoles } from './teamRoles.ts';

export interface AddTeamMemberBody {
  user_id: Id;
  roles?: TeamRoles;
  is_player?: boolean;
  /** Unique among the players of the team */
  jersey_number?: JerseyNumber | null;
  /** In words, e.g. goalkeeper */
  position?: OneLine | null;
}
