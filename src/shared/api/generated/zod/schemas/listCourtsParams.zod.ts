/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ListCourtsParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type ListCourtsParams = zod.input<typeof ListCourtsParams>;
export type ListCourtsParamsOutput = zod.output<typeof ListCourtsParams>;
