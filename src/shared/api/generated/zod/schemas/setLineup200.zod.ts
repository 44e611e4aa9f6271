/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Game } from './game.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const SetLineup200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "game": Game
})
})

export type SetLineup200 = zod.input<typeof SetLineup200>;
export type SetLineup200Output = zod.output<typeof SetLineup200>;
