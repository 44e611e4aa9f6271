/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Game } from './game.zod.ts';
import { GameEvent } from './gameEvent.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const voidGameEvent200DataEventsMax = 5000;


export const VoidGameEvent200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "game": Game,
  "events": zod.array(GameEvent).max(voidGameEvent200DataEventsMax).describe('Its log')
})
})

export type VoidGameEvent200 = zod.input<typeof VoidGameEvent200>;
export type VoidGameEvent200Output = zod.output<typeof VoidGameEvent200>;
