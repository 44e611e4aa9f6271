/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { GameRules } from './gameRules.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { TableGame } from './tableGame.zod.ts';

export const ListTableGames200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "rules": GameRules,
  "games": zod.array(TableGame)
})
})

export type ListTableGames200 = zod.input<typeof ListTableGames200>;
export type ListTableGames200Output = zod.output<typeof ListTableGames200>;
