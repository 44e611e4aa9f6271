/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ApplicationDirection } from './applicationDirection.zod.ts';
import { ApplicationKind } from './applicationKind.zod.ts';
import { ApplicationStatus } from './applicationStatus.zod.ts';

export const listApplicationsParamsPageDefault = 1;

export const listApplicationsParamsPerPageDefault = 10;
export const listApplicationsParamsPerPageMax = 50;


export const ListApplicationsParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']),
  "page": zod.int().min(1).default(listApplicationsParamsPageDefault),
  "per_page": zod.int().min(1).max(listApplicationsParamsPerPageMax).default(listApplicationsParamsPerPageDefault),
  "kind": ApplicationKind.optional(),
  "status[]": zod.array(ApplicationStatus).optional(),
  "direction": ApplicationDirection.optional()
})

export type ListApplicationsParams = zod.input<typeof ListApplicationsParams>;
export type ListApplicationsParamsOutput = zod.output<typeof ListApplicationsParams>;
