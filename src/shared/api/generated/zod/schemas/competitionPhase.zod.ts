/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CompetitionPhase = zod.enum(['draft', 'registration', 'ready', 'ongoing', 'finished', 'cancelled']).describe('draft: known to its organizers, and to who runs a team that has a place in it');

export type CompetitionPhase = zod.input<typeof CompetitionPhase>;
export type CompetitionPhaseOutput = zod.output<typeof CompetitionPhase>;
