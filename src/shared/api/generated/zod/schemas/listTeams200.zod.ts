/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Pagination } from './pagination.zod.ts';
import { Team } from './team.zod.ts';

export const ListTeams200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "teams": zod.array(Team),
  "pagination": Pagination
})
})

export type ListTeams200 = zod.input<typeof ListTeams200>;
export type ListTeams200Output = zod.output<typeof ListTeams200>;
