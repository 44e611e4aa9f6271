/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Count } from './count.zod.ts';
import { Id } from './id.zod.ts';

export const StandingLive = zod.strictObject({
  "game_id": Id,
  "score_for": Count,
  "score_against": Count
}).describe('A game that is on and counts in the table as it stands: of football, and of basketball while somebody leads (decision 067)');

export type StandingLive = zod.input<typeof StandingLive>;
export type StandingLiveOutput = zod.output<typeof StandingLive>;
