/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const EventVisibility = zod.enum(['public', 'community', 'invite-only']).describe('community: for the members of its community; invite-only: for its own people');

export type EventVisibility = zod.input<typeof EventVisibility>;
export type EventVisibilityOutput = zod.output<typeof EventVisibility>;
