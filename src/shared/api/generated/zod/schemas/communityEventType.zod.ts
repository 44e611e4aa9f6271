/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CommunityEventType = zod.enum(['CommunityChanged']).describe('Events that only the server sends, to the people of a community and to those on their way into it (decision 040)');

export type CommunityEventType = zod.input<typeof CommunityEventType>;
export type CommunityEventTypeOutput = zod.output<typeof CommunityEventType>;
