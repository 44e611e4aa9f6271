/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ModuleType } from './moduleType.zod.ts';

export const UpdateCommunityMemberBody = zod.strictObject({
  "module": ModuleType,
  "role": zod.enum(['admin', 'member'])
});

export type UpdateCommunityMemberBody = zod.input<typeof UpdateCommunityMemberBody>;
export type UpdateCommunityMemberBodyOutput = zod.output<typeof UpdateCommunityMemberBody>;
