/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { TeamRef } from './teamRef.zod.ts';
import { UserRef } from './userRef.zod.ts';





export const ScorerRow = zod.strictObject({
  "user": UserRef,
  "team": TeamRef,
  "points": zod.int().min(1).describe('Goals of football, without own goals and those of a shoot-out; points of basketball'),
  "games": zod.int().min(1).describe('In which they scored')
}).describe('What a player has scored for a team');

export type ScorerRow = zod.input<typeof ScorerRow>;
export type ScorerRowOutput = zod.output<typeof ScorerRow>;
