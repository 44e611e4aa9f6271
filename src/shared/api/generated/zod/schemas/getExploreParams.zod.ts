/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { Latitude } from './latitude.zod.ts';
import { Longitude } from './longitude.zod.ts';

export const GetExploreParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']),
  "city_id": Id.optional(),
  "sport_id": Id.optional(),
  "lat": Latitude.optional(),
  "lng": Longitude.optional()
})

export type GetExploreParams = zod.input<typeof GetExploreParams>;
export type GetExploreParamsOutput = zod.output<typeof GetExploreParams>;
