/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Game } from './game.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const ReopenResult200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "game": Game
})
})

export type ReopenResult200 = zod.input<typeof ReopenResult200>;
export type ReopenResult200Output = zod.output<typeof ReopenResult200>;
