/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Competition } from './competition.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Pagination } from './pagination.zod.ts';
import { RankOfTeam } from './rankOfTeam.zod.ts';

export const ListCompetitions200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "competitions": zod.array(Competition),
  "ranks": zod.array(RankOfTeam).describe('With team_id: where it stands in those competitions of the page that have a table in which it has played'),
  "pagination": Pagination
})
})

export type ListCompetitions200 = zod.input<typeof ListCompetitions200>;
export type ListCompetitions200Output = zod.output<typeof ListCompetitions200>;
