/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Game } from './game.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const MoveGame200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "game": Game
})
})

export type MoveGame200 = zod.input<typeof MoveGame200>;
export type MoveGame200Output = zod.output<typeof MoveGame200>;
