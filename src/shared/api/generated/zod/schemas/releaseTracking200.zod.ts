/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Game } from './game.zod.ts';
import { GameEvent } from './gameEvent.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const releaseTracking200DataEventsMax = 5000;


export const ReleaseTracking200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "game": Game,
  "events": zod.array(GameEvent).max(releaseTracking200DataEventsMax).describe('Its log')
})
})

export type ReleaseTracking200 = zod.input<typeof ReleaseTracking200>;
export type ReleaseTracking200Output = zod.output<typeof ReleaseTracking200>;
