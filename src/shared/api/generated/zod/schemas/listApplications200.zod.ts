/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Application } from './application.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Pagination } from './pagination.zod.ts';

export const ListApplications200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "applications": zod.array(Application),
  "pagination": Pagination
})
})

export type ListApplications200 = zod.input<typeof ListApplications200>;
export type ListApplications200Output = zod.output<typeof ListApplications200>;
