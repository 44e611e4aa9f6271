/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Fixture } from './fixture.zod.ts';
import { Game } from './game.zod.ts';
import { GameForm } from './gameForm.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const getGame200DataHeadToHeadMax = 5;


export const GetGame200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "game": Game,
  "head_to_head": zod.array(Fixture).max(getGame200DataHeadToHeadMax),
  "form": GameForm
})
})

export type GetGame200 = zod.input<typeof GetGame200>;
export type GetGame200Output = zod.output<typeof GetGame200>;
