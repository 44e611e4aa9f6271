/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ListCitiesParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type ListCitiesParams = zod.input<typeof ListCitiesParams>;
export type ListCitiesParamsOutput = zod.output<typeof ListCitiesParams>;
