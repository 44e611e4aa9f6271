/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const RemoveOfficialParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type RemoveOfficialParams = zod.input<typeof RemoveOfficialParams>;
export type RemoveOfficialParamsOutput = zod.output<typeof RemoveOfficialParams>;
