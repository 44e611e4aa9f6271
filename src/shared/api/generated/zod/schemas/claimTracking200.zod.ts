/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Game } from './game.zod.ts';
import { GameEvent } from './gameEvent.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const claimTracking200DataEventsMax = 5000;


export const ClaimTracking200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "game": Game,
  "events": zod.array(GameEvent).max(claimTracking200DataEventsMax).describe('Its log')
})
})

export type ClaimTracking200 = zod.input<typeof ClaimTracking200>;
export type ClaimTracking200Output = zod.output<typeof ClaimTracking200>;
