/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { Keywords } from './keywords.zod.ts';
import { TeamLevel } from './teamLevel.zod.ts';

export const listTeamsParamsPageDefault = 1;

export const listTeamsParamsPerPageDefault = 10;
export const listTeamsParamsPerPageMax = 50;


export const ListTeamsParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']),
  "page": zod.int().min(1).default(listTeamsParamsPageDefault),
  "per_page": zod.int().min(1).max(listTeamsParamsPerPageMax).default(listTeamsParamsPerPageDefault),
  "sportId": Id.optional(),
  "bookmark": zod.boolean().optional(),
  "keywords": Keywords.optional(),
  "mine_as_admin": zod.boolean().optional(),
  "mine": zod.boolean().optional(),
  "city_id": Id.optional(),
  "level": TeamLevel.optional()
})

export type ListTeamsParams = zod.input<typeof ListTeamsParams>;
export type ListTeamsParamsOutput = zod.output<typeof ListTeamsParams>;
