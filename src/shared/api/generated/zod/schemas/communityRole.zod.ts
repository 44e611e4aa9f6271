/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CommunityRole = zod.enum(['owner', 'admin', 'member']);

export type CommunityRole = zod.input<typeof CommunityRole>;
export type CommunityRoleOutput = zod.output<typeof CommunityRole>;
