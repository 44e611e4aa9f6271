/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ApplicationStatus } from './applicationStatus.zod.ts';

export const listCompetitionApplicationsParamsPageDefault = 1;

export const listCompetitionApplicationsParamsPerPageDefault = 10;
export const listCompetitionApplicationsParamsPerPageMax = 50;


export const ListCompetitionApplicationsParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']),
  "page": zod.int().min(1).default(listCompetitionApplicationsParamsPageDefault),
  "per_page": zod.int().min(1).max(listCompetitionApplicationsParamsPerPageMax).default(listCompetitionApplicationsParamsPerPageDefault),
  "status[]": zod.array(ApplicationStatus).optional()
})

export type ListCompetitionApplicationsParams = zod.input<typeof ListCompetitionApplicationsParams>;
export type ListCompetitionApplicationsParamsOutput = zod.output<typeof ListCompetitionApplicationsParams>;
