/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { Keywords } from './keywords.zod.ts';

export const listOrganizationsParamsPageDefault = 1;

export const listOrganizationsParamsPerPageDefault = 10;
export const listOrganizationsParamsPerPageMax = 50;


export const ListOrganizationsParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']),
  "page": zod.int().min(1).default(listOrganizationsParamsPageDefault),
  "per_page": zod.int().min(1).max(listOrganizationsParamsPerPageMax).default(listOrganizationsParamsPerPageDefault),
  "keywords": Keywords.optional(),
  "city_id": Id.optional()
})

export type ListOrganizationsParams = zod.input<typeof ListOrganizationsParams>;
export type ListOrganizationsParamsOutput = zod.output<typeof ListOrganizationsParams>;
