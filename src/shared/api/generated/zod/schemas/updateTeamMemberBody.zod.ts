/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { JerseyNumber } from './jerseyNumber.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { Position } from './position.zod.ts';
import { TeamRoles } from './teamRoles.zod.ts';

export const UpdateTeamMemberBody = zod.strictObject({
  "module": ModuleType,
  "user_id": Id.optional().describe('May be sent along but not changed'),
  "roles": TeamRoles.optional(),
  "is_player": zod.boolean().optional(),
  "jersey_number": zod.union([JerseyNumber,zod.null()]).optional().describe('Unique among the players of the team'),
  "position": zod.union([Position,zod.null()]).optional().describe('In words, e.g. goalkeeper')
});

export type UpdateTeamMemberBody = zod.input<typeof UpdateTeamMemberBody>;
export type UpdateTeamMemberBodyOutput = zod.output<typeof UpdateTeamMemberBody>;
