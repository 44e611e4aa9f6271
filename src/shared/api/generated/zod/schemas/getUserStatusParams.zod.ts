/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GetUserStatusParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type GetUserStatusParams = zod.input<typeof GetUserStatusParams>;
export type GetUserStatusParamsOutput = zod.output<typeof GetUserStatusParams>;
