/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { JerseyNumber } from './jerseyNumber.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { Position } from './position.zod.ts';
import { TeamRoles } from './teamRoles.zod.ts';

export const AddTeamMemberBody = zod.strictObject({
  "module": ModuleType,
  "user_id": Id,
  "roles": TeamRoles.optional(),
  "is_player": zod.boolean().optional(),
  "jersey_number": zod.union([JerseyNumber,zod.null()]).optional().describe('Unique among the players of the team'),
  "position": zod.union([Position,zod.null()]).optional().describe('In words, e.g. goalkeeper')
});

export type AddTeamMemberBody = zod.input<typeof AddTeamMemberBody>;
export type AddTeamMemberBodyOutput = zod.output<typeof AddTeamMemberBody>;
