/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ScoreEntry = zod.enum(['organizer', 'captains']).describe('Who enters results');

export type ScoreEntry = zod.input<typeof ScoreEntry>;
export type ScoreEntryOutput = zod.output<typeof ScoreEntry>;
