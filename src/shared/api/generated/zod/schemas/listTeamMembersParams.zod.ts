/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Keywords } from './keywords.zod.ts';
import { ProfileStatus } from './profileStatus.zod.ts';
import { TeamMemberStatus } from './teamMemberStatus.zod.ts';

export const ListTeamMembersParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']),
  "status[]": zod.array(TeamMemberStatus).optional(),
  "profile": ProfileStatus.optional(),
  "keywords": Keywords.optional()
})

export type ListTeamMembersParams = zod.input<typeof ListTeamMembersParams>;
export type ListTeamMembersParamsOutput = zod.output<typeof ListTeamMembersParams>;
