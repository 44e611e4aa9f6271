/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const UnlikePostParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type UnlikePostParams = zod.input<typeof UnlikePostParams>;
export type UnlikePostParamsOutput = zod.output<typeof UnlikePostParams>;
