/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';

export const GetStandingsParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']),
  "stage_id": Id.optional()
})

export type GetStandingsParams = zod.input<typeof GetStandingsParams>;
export type GetStandingsParamsOutput = zod.output<typeof GetStandingsParams>;
