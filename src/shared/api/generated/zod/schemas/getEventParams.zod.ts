/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GetEventParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type GetEventParams = zod.input<typeof GetEventParams>;
export type GetEventParamsOutput = zod.output<typeof GetEventParams>;
