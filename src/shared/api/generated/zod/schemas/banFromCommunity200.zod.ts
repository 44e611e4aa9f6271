/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CommunityMember } from './communityMember.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const BanFromCommunity200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "member": CommunityMember
})
})

export type BanFromCommunity200 = zod.input<typeof BanFromCommunity200>;
export type BanFromCommunity200Output = zod.output<typeof BanFromCommunity200>;
