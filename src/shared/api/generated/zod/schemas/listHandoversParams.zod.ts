/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ListHandoversParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type ListHandoversParams = zod.input<typeof ListHandoversParams>;
export type ListHandoversParamsOutput = zod.output<typeof ListHandoversParams>;
