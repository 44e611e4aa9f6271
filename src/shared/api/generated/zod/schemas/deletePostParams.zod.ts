/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const DeletePostParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type DeletePostParams = zod.input<typeof DeletePostParams>;
export type DeletePostParamsOutput = zod.output<typeof DeletePostParams>;
