/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GetPostParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type GetPostParams = zod.input<typeof GetPostParams>;
export type GetPostParamsOutput = zod.output<typeof GetPostParams>;
