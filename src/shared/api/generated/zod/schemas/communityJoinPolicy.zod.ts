/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CommunityJoinPolicy = zod.enum(['open', 'request', 'invite']).describe('A private community is joined by invitation');

export type CommunityJoinPolicy = zod.input<typeof CommunityJoinPolicy>;
export type CommunityJoinPolicyOutput = zod.output<typeof CommunityJoinPolicy>;
