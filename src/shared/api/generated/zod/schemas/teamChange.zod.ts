/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const TeamChange = zod.enum(['invited', 'requested', 'joined', 'accepted', 'rejected']).describe('News of a team: data.change of TeamChanged; without it screens only read again');

export type TeamChange = zod.input<typeof TeamChange>;
export type TeamChangeOutput = zod.output<typeof TeamChange>;
