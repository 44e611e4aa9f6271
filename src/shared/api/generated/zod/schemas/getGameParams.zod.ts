/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GetGameParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type GetGameParams = zod.input<typeof GetGameParams>;
export type GetGameParamsOutput = zod.output<typeof GetGameParams>;
