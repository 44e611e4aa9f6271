/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { GameSideKey } from './gameSideKey.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { Reason } from './reason.zod.ts';

export const walkoverBodyForfeitsMax = 2;



export const WalkoverBody = zod.strictObject({
  "module": ModuleType,
  "forfeits": zod.array(GameSideKey).min(1).max(walkoverBodyForfeitsMax).describe('Who did not play; with both nobody wins'),
  "reason": Reason
});

export type WalkoverBody = zod.input<typeof WalkoverBody>;
export type WalkoverBodyOutput = zod.output<typeof WalkoverBody>;
