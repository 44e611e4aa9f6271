/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ListCompetitionCourtsParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type ListCompetitionCourtsParams = zod.input<typeof ListCompetitionCourtsParams>;
export type ListCompetitionCourtsParamsOutput = zod.output<typeof ListCompetitionCourtsParams>;
