/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GetMeParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type GetMeParams = zod.input<typeof GetMeParams>;
export type GetMeParamsOutput = zod.output<typeof GetMeParams>;
