/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CompetitionPhase } from './competitionPhase.zod.ts';
import { Id } from './id.zod.ts';
import { Keywords } from './keywords.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { PublicationStatus } from './publicationStatus.zod.ts';

export const listCompetitionsParamsPageDefault = 1;

export const listCompetitionsParamsPerPageDefault = 10;
export const listCompetitionsParamsPerPageMax = 50;


export const ListCompetitionsParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']),
  "page": zod.int().min(1).default(listCompetitionsParamsPageDefault),
  "per_page": zod.int().min(1).max(listCompetitionsParamsPerPageMax).default(listCompetitionsParamsPerPageDefault),
  "owner_id": Id.optional(),
  "owner_type": ModuleType.optional(),
  "sportId": Id.optional(),
  "status": PublicationStatus.optional(),
  "keywords": Keywords.optional(),
  "phase": CompetitionPhase.optional(),
  "city_id": Id.optional(),
  "followed": zod.boolean().optional(),
  "mine": zod.boolean().optional(),
  "team_id": Id.optional()
})

export type ListCompetitionsParams = zod.input<typeof ListCompetitionsParams>;
export type ListCompetitionsParamsOutput = zod.output<typeof ListCompetitionsParams>;
