/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Game } from './game.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const DeclareWalkover200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "game": Game
})
})

export type DeclareWalkover200 = zod.input<typeof DeclareWalkover200>;
export type DeclareWalkover200Output = zod.output<typeof DeclareWalkover200>;
