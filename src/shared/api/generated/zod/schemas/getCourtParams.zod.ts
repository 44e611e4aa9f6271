/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GetCourtParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type GetCourtParams = zod.input<typeof GetCourtParams>;
export type GetCourtParamsOutput = zod.output<typeof GetCourtParams>;
