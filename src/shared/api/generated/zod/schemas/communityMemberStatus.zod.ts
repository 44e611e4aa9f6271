/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CommunityMemberStatus = zod.enum(['active', 'invited', 'banned']);

export type CommunityMemberStatus = zod.input<typeof CommunityMemberStatus>;
export type CommunityMemberStatusOutput = zod.output<typeof CommunityMemberStatus>;
