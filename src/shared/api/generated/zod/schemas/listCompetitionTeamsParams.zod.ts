/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ListCompetitionTeamsParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type ListCompetitionTeamsParams = zod.input<typeof ListCompetitionTeamsParams>;
export type ListCompetitionTeamsParamsOutput = zod.output<typeof ListCompetitionTeamsParams>;
