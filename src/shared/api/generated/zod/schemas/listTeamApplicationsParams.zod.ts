/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ApplicationStatus } from './applicationStatus.zod.ts';

export const listTeamApplicationsParamsPageDefault = 1;

export const listTeamApplicationsParamsPerPageDefault = 10;
export const listTeamApplicationsParamsPerPageMax = 50;


export const ListTeamApplicationsParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']),
  "page": zod.int().min(1).default(listTeamApplicationsParamsPageDefault),
  "per_page": zod.int().min(1).max(listTeamApplicationsParamsPerPageMax).default(listTeamApplicationsParamsPerPageDefault),
  "status[]": zod.array(ApplicationStatus).optional()
})

export type ListTeamApplicationsParams = zod.input<typeof ListTeamApplicationsParams>;
export type ListTeamApplicationsParamsOutput = zod.output<typeof ListTeamApplicationsParams>;
