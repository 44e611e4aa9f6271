/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const EventOwnerType = zod.enum(['base', 'community', 'team', 'organization']).describe('base: the user themselves');

export type EventOwnerType = zod.input<typeof EventOwnerType>;
export type EventOwnerTypeOutput = zod.output<typeof EventOwnerType>;
