/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const DeleteCompetitionParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type DeleteCompetitionParams = zod.input<typeof DeleteCompetitionParams>;
export type DeleteCompetitionParamsOutput = zod.output<typeof DeleteCompetitionParams>;
