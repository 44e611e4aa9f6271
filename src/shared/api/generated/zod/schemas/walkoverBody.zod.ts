/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { EventReason } from './eventReason.zod.ts';
import { GameSideKey } from './gameSideKey.zod.ts';
import { ModuleType } from './moduleType.zod.ts';

export const walkoverBodyForfeitsMax = 2;



export const WalkoverBody = zod.strictObject({
  "module": ModuleType,
  "forfeits": zod.array(GameSideKey).min(1).max(walkoverBodyForfeitsMax).describe('Who did not play; with both nobody wins'),
  "reason": EventReason
});

export type WalkoverBody = zod.input<typeof WalkoverBody>;
export type WalkoverBodyOutput = zod.output<typeof WalkoverBody>;
