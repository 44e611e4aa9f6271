/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { JerseyNumber } from './jerseyNumber.zod.ts';
import { LinkRole } from './linkRole.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { PhoneNumber } from './phoneNumber.zod.ts';
import { PhonePrefix } from './phonePrefix.zod.ts';
import { Position } from './position.zod.ts';

export const CreateTeamInvitationBody = zod.strictObject({
  "module": ModuleType,
  "phone_prefix": PhonePrefix.optional().describe('+355 when it is missing'),
  "phone_number": PhoneNumber,
  "roles": zod.array(LinkRole).optional(),
  "is_player": zod.boolean().optional(),
  "jersey_number": zod.union([JerseyNumber,zod.null()]).optional().describe('Unique among the players of the team'),
  "position": zod.union([Position,zod.null()]).optional()
});

export type CreateTeamInvitationBody = zod.input<typeof CreateTeamInvitationBody>;
export type CreateTeamInvitationBodyOutput = zod.output<typeof CreateTeamInvitationBody>;
