/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Fixture } from './fixture.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Pagination } from './pagination.zod.ts';

export const ListCompetitionFixtures200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "fixtures": zod.array(Fixture),
  "pagination": Pagination
})
})

export type ListCompetitionFixtures200 = zod.input<typeof ListCompetitionFixtures200>;
export type ListCompetitionFixtures200Output = zod.output<typeof ListCompetitionFixtures200>;
