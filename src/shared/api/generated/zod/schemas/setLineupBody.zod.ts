/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { LineupChoice } from './lineupChoice.zod.ts';
import { ModuleType } from './moduleType.zod.ts';

export const setLineupBodyPlayersMax = 40;



export const SetLineupBody = zod.strictObject({
  "module": ModuleType,
  "players": zod.array(LineupChoice).min(1).max(setLineupBodyPlayersMax).describe('Each person once')
});

export type SetLineupBody = zod.input<typeof SetLineupBody>;
export type SetLineupBodyOutput = zod.output<typeof SetLineupBody>;
