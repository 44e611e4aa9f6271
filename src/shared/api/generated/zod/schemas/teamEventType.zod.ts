/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const TeamEventType = zod.enum(['TeamChanged', 'TeamRoleChanged', 'TeamRoleLost']).describe('Events that only the server sends, to the people of a team and to those on their way into it (decision 037)');

export type TeamEventType = zod.input<typeof TeamEventType>;
export type TeamEventTypeOutput = zod.output<typeof TeamEventType>;
