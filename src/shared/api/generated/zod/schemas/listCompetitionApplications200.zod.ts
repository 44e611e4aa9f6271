/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Application } from './application.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Pagination } from './pagination.zod.ts';

export const ListCompetitionApplications200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "applications": zod.array(Application),
  "pagination": Pagination
})
})

export type ListCompetitionApplications200 = zod.input<typeof ListCompetitionApplications200>;
export type ListCompetitionApplications200Output = zod.output<typeof ListCompetitionApplications200>;
