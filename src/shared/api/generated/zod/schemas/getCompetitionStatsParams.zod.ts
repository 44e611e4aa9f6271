/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GetCompetitionStatsParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type GetCompetitionStatsParams = zod.input<typeof GetCompetitionStatsParams>;
export type GetCompetitionStatsParamsOutput = zod.output<typeof GetCompetitionStatsParams>;
