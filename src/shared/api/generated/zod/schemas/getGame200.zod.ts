/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Fixture } from './fixture.zod.ts';
import { Game } from './game.zod.ts';
import { GameEvent } from './gameEvent.zod.ts';
import { GameForm } from './gameForm.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const getGame200DataEventsMax = 5000;

export const getGame200DataHeadToHeadMax = 5;


export const GetGame200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "game": Game,
  "events": zod.array(GameEvent).max(getGame200DataEventsMax).describe('Its log, empty of a game that is not tracked'),
  "head_to_head": zod.array(Fixture).max(getGame200DataHeadToHeadMax),
  "form": GameForm
})
})

export type GetGame200 = zod.input<typeof GetGame200>;
export type GetGame200Output = zod.output<typeof GetGame200>;
