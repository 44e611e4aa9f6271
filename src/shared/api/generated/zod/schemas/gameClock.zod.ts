/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ClockMs } from './clockMs.zod.ts';
import { Instant } from './instant.zod.ts';




export const GameClock = zod.strictObject({
  "mode": zod.enum(['up', 'down']),
  "running": zod.boolean(),
  "period_ms": zod.int().min(1),
  "elapsed_ms": ClockMs,
  "anchor_at": zod.union([Instant,zod.null()]).describe('null: it stands')
}).describe('The clock shows elapsed_ms, and while it runs what has passed since anchor_at. Mode down shows what is left of period_ms.');

export type GameClock = zod.input<typeof GameClock>;
export type GameClockOutput = zod.output<typeof GameClock>;
