/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GetTeamParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type GetTeamParams = zod.input<typeof GetTeamParams>;
export type GetTeamParamsOutput = zod.output<typeof GetTeamParams>;
