/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GetCompetitionParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type GetCompetitionParams = zod.input<typeof GetCompetitionParams>;
export type GetCompetitionParamsOutput = zod.output<typeof GetCompetitionParams>;
