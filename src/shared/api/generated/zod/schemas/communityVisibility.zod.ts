/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CommunityVisibility = zod.enum(['public', 'private']).describe('A private one exists for its own people and those it has invited only');

export type CommunityVisibility = zod.input<typeof CommunityVisibility>;
export type CommunityVisibilityOutput = zod.output<typeof CommunityVisibility>;
