/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CommunityChange = zod.enum(['invited', 'accepted', 'rejected', 'requested', 'removed', 'role', 'announced', 'commented']).describe('News of a community: data.change of CommunityChanged; without it screens only read again');

export type CommunityChange = zod.input<typeof CommunityChange>;
export type CommunityChangeOutput = zod.output<typeof CommunityChange>;
