/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { FormBefore } from './formBefore.zod.ts';

export const GameForm = zod.strictObject({
  "home": FormBefore,
  "away": FormBefore
}).describe('How the teams of a game did before it');

export type GameForm = zod.input<typeof GameForm>;
export type GameFormOutput = zod.output<typeof GameForm>;
