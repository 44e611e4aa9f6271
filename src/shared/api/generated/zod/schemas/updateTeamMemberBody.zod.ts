/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { TeamRole } from './teamRole.zod.ts';

export const updateTeamMemberBodyJerseyNumberOneMin = 0;
export const updateTeamMemberBodyJerseyNumberOneMax = 99;



export const UpdateTeamMemberBody = zod.strictObject({
  "module": ModuleType,
  "user_id": Id.optional().describe('May be sent along but not changed'),
  "roles": zod.array(TeamRole).optional(),
  "is_player": zod.boolean().optional(),
  "jersey_number": zod.union([zod.int().min(updateTeamMemberBodyJerseyNumberOneMin).max(updateTeamMemberBodyJerseyNumberOneMax),zod.null()]).optional().describe('Unique among the players of the team')
});

export type UpdateTeamMemberBody = zod.input<typeof UpdateTeamMemberBody>;
export type UpdateTeamMemberBodyOutput = zod.output<typeof UpdateTeamMemberBody>;
