/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { Keywords } from './keywords.zod.ts';

export const listCommunitiesParamsPageDefault = 1;

export const listCommunitiesParamsPerPageDefault = 10;
export const listCommunitiesParamsPerPageMax = 50;


export const ListCommunitiesParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']),
  "page": zod.int().min(1).default(listCommunitiesParamsPageDefault),
  "per_page": zod.int().min(1).max(listCommunitiesParamsPerPageMax).default(listCommunitiesParamsPerPageDefault),
  "sport_id": Id.optional(),
  "city_id": Id.optional(),
  "keywords": Keywords.optional(),
  "mine": zod.boolean().optional()
})

export type ListCommunitiesParams = zod.input<typeof ListCommunitiesParams>;
export type ListCommunitiesParamsOutput = zod.output<typeof ListCommunitiesParams>;
