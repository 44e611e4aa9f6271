/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CommunityMember } from './communityMember.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Pagination } from './pagination.zod.ts';

export const ListCommunityMembers200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "members": zod.array(CommunityMember),
  "pagination": Pagination
})
})

export type ListCommunityMembers200 = zod.input<typeof ListCommunityMembers200>;
export type ListCommunityMembers200Output = zod.output<typeof ListCommunityMembers200>;
