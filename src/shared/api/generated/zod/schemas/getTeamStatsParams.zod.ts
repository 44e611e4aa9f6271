/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GetTeamStatsParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type GetTeamStatsParams = zod.input<typeof GetTeamStatsParams>;
export type GetTeamStatsParamsOutput = zod.output<typeof GetTeamStatsParams>;
