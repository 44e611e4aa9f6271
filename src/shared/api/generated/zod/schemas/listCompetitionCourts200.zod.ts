/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { ScheduleCourts } from './scheduleCourts.zod.ts';

export const ListCompetitionCourts200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "venues": zod.array(ScheduleCourts)
})
})

export type ListCompetitionCourts200 = zod.input<typeof ListCompetitionCourts200>;
export type ListCompetitionCourts200Output = zod.output<typeof ListCompetitionCourts200>;
