/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const DeleteCourtParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type DeleteCourtParams = zod.input<typeof DeleteCourtParams>;
export type DeleteCourtParamsOutput = zod.output<typeof DeleteCourtParams>;
