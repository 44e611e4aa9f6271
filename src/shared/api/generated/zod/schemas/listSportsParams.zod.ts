/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ListSportsParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type ListSportsParams = zod.input<typeof ListSportsParams>;
export type ListSportsParamsOutput = zod.output<typeof ListSportsParams>;
