/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { TeamRole } from './teamRole.zod.ts';

export const addTeamMemberBodyJerseyNumberOneMin = 0;
export const addTeamMemberBodyJerseyNumberOneMax = 99;



export const AddTeamMemberBody = zod.strictObject({
  "module": ModuleType,
  "user_id": Id,
  "roles": zod.array(TeamRole).optional(),
  "is_player": zod.boolean().optional(),
  "jersey_number": zod.union([zod.int().min(addTeamMemberBodyJerseyNumberOneMin).max(addTeamMemberBodyJerseyNumberOneMax),zod.null()]).optional().describe('Unique among the players of the team')
});

export type AddTeamMemberBody = zod.input<typeof AddTeamMemberBody>;
export type AddTeamMemberBodyOutput = zod.output<typeof AddTeamMemberBody>;
