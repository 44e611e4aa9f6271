/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Game } from './game.zod.ts';
import { GameEvent } from './gameEvent.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const completeGameEvent200DataEventsMax = 5000;


export const CompleteGameEvent200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "game": Game,
  "events": zod.array(GameEvent).max(completeGameEvent200DataEventsMax).describe('Its log')
})
})

export type CompleteGameEvent200 = zod.input<typeof CompleteGameEvent200>;
export type CompleteGameEvent200Output = zod.output<typeof CompleteGameEvent200>;
