/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Game } from './game.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const AppointOfficial200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "game": Game
})
})

export type AppointOfficial200 = zod.input<typeof AppointOfficial200>;
export type AppointOfficial200Output = zod.output<typeof AppointOfficial200>;
