/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const listReportsParamsPageDefault = 1;

export const listReportsParamsPerPageDefault = 10;
export const listReportsParamsPerPageMax = 50;


export const ListReportsParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']),
  "page": zod.int().min(1).default(listReportsParamsPageDefault),
  "per_page": zod.int().min(1).max(listReportsParamsPerPageMax).default(listReportsParamsPerPageDefault)
})

export type ListReportsParams = zod.input<typeof ListReportsParams>;
export type ListReportsParamsOutput = zod.output<typeof ListReportsParams>;
