/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ApplicationStatus } from './applicationStatus.zod.ts';

export const listCommunityRequestsParamsPageDefault = 1;

export const listCommunityRequestsParamsPerPageDefault = 10;
export const listCommunityRequestsParamsPerPageMax = 50;


export const ListCommunityRequestsParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']),
  "page": zod.int().min(1).default(listCommunityRequestsParamsPageDefault),
  "per_page": zod.int().min(1).max(listCommunityRequestsParamsPerPageMax).default(listCommunityRequestsParamsPerPageDefault),
  "status[]": zod.array(ApplicationStatus).optional()
})

export type ListCommunityRequestsParams = zod.input<typeof ListCommunityRequestsParams>;
export type ListCommunityRequestsParamsOutput = zod.output<typeof ListCommunityRequestsParams>;
