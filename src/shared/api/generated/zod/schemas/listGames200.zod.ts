/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Count } from './count.zod.ts';
import { Game } from './game.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Pagination } from './pagination.zod.ts';

export const ListGames200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "games": zod.array(Game),
  "pagination": Pagination,
  "waiting_count": Count.describe('Results that wait for the user: to be confirmed, or settled where they are disputed')
})
})

export type ListGames200 = zod.input<typeof ListGames200>;
export type ListGames200Output = zod.output<typeof ListGames200>;
