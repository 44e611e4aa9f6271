/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ClockMs } from './clockMs.zod.ts';
import { Instant } from './instant.zod.ts';


export const gameClockBeforeMsMin = 0;



export const GameClock = zod.strictObject({
  "mode": zod.enum(['up', 'down']),
  "running": zod.boolean(),
  "period_ms": zod.int().min(1),
  "before_ms": zod.int().min(gameClockBeforeMsMin).describe('Of the periods before this one, as long as the rules have them. Mode up shows the minute of the game: before_ms + elapsed_ms, beyond period_ms as 45+2'),
  "elapsed_ms": ClockMs,
  "anchor_at": zod.union([Instant,zod.null()]).describe('null: it stands')
}).describe('The clock shows elapsed_ms, and while it runs what has passed since anchor_at. Mode down shows what is left of period_ms.');

export type GameClock = zod.input<typeof GameClock>;
export type GameClockOutput = zod.output<typeof GameClock>;
