/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CompetitionEventType = zod.enum(['CompetitionChanged']).describe('Events that only the server sends, to the organizers of a competition, to those who run its teams, to those who asked for a place and to its followers');

export type CompetitionEventType = zod.input<typeof CompetitionEventType>;
export type CompetitionEventTypeOutput = zod.output<typeof CompetitionEventType>;
