/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const TeamMemberStatus = zod.enum(['invited', 'active', 'declined', 'left']);

export type TeamMemberStatus = zod.input<typeof TeamMemberStatus>;
export type TeamMemberStatusOutput = zod.output<typeof TeamMemberStatus>;
