/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CompetitionChange = zod.enum(['received', 'accepted', 'rejected', 'waitlisted', 'promoted', 'entry', 'opened', 'started', 'finished', 'cancelled']).describe('News of a competition: data.change of CompetitionChanged; without it screens only read again');

export type CompetitionChange = zod.input<typeof CompetitionChange>;
export type CompetitionChangeOutput = zod.output<typeof CompetitionChange>;
