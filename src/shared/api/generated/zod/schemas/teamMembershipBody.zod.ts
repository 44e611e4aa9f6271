/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ModuleType } from './moduleType.zod.ts';

export const TeamMembershipBody = zod.strictObject({
  "module": ModuleType
});

export type TeamMembershipBody = zod.input<typeof TeamMembershipBody>;
export type TeamMembershipBodyOutput = zod.output<typeof TeamMembershipBody>;
