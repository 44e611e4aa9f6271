/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const DeleteTeamImageParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type DeleteTeamImageParams = zod.input<typeof DeleteTeamImageParams>;
export type DeleteTeamImageParamsOutput = zod.output<typeof DeleteTeamImageParams>;
