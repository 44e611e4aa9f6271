/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const getVenueLogParamsPageDefault = 1;

export const getVenueLogParamsPerPageDefault = 10;
export const getVenueLogParamsPerPageMax = 50;


export const GetVenueLogParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']),
  "page": zod.int().min(1).default(getVenueLogParamsPageDefault),
  "per_page": zod.int().min(1).max(getVenueLogParamsPerPageMax).default(getVenueLogParamsPerPageDefault)
})

export type GetVenueLogParams = zod.input<typeof GetVenueLogParams>;
export type GetVenueLogParamsOutput = zod.output<typeof GetVenueLogParams>;
