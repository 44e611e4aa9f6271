/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GetApplicationParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type GetApplicationParams = zod.input<typeof GetApplicationParams>;
export type GetApplicationParamsOutput = zod.output<typeof GetApplicationParams>;
