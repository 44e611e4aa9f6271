/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Pagination } from './pagination.zod.ts';
import { Report } from './report.zod.ts';

export const ListReports200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "reports": zod.array(Report),
  "pagination": Pagination
})
})

export type ListReports200 = zod.input<typeof ListReports200>;
export type ListReports200Output = zod.output<typeof ListReports200>;
