/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const listCommentsParamsPageDefault = 1;

export const listCommentsParamsPerPageDefault = 10;
export const listCommentsParamsPerPageMax = 50;


export const ListCommentsParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']),
  "page": zod.int().min(1).default(listCommentsParamsPageDefault),
  "per_page": zod.int().min(1).max(listCommentsParamsPerPageMax).default(listCommentsParamsPerPageDefault)
})

export type ListCommentsParams = zod.input<typeof ListCommentsParams>;
export type ListCommentsParamsOutput = zod.output<typeof ListCommentsParams>;
