/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Game } from './game.zod.ts';
import { GameEvent } from './gameEvent.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const sendGameEvents200DataEventsMax = 5000;


export const SendGameEvents200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "game": Game,
  "events": zod.array(GameEvent).max(sendGameEvents200DataEventsMax).describe('Its log')
})
})

export type SendGameEvents200 = zod.input<typeof SendGameEvents200>;
export type SendGameEvents200Output = zod.output<typeof SendGameEvents200>;
