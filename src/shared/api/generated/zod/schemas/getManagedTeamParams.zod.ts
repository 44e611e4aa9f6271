/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GetManagedTeamParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type GetManagedTeamParams = zod.input<typeof GetManagedTeamParams>;
export type GetManagedTeamParamsOutput = zod.output<typeof GetManagedTeamParams>;
