/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Organization } from './organization.zod.ts';
import { Pagination } from './pagination.zod.ts';

export const ListOrganizations200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "organizations": zod.array(Organization),
  "pagination": Pagination
})
})

export type ListOrganizations200 = zod.input<typeof ListOrganizations200>;
export type ListOrganizations200Output = zod.output<typeof ListOrganizations200>;
