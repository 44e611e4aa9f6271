/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CompetitionMissing = zod.enum(['owner', 'registration_over', 'min_teams', 'stage', 'games']).describe('registration_over: the close has passed; min_teams: too few teams; stage: the first stage is not seeded; games: not all are played');

export type CompetitionMissing = zod.input<typeof CompetitionMissing>;
export type CompetitionMissingOutput = zod.output<typeof CompetitionMissing>;
