/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Instant } from './instant.zod.ts';
import { UserRef } from './userRef.zod.ts';

export const GameReopening = zod.strictObject({
  "by": zod.union([UserRef,zod.null()]),
  "at": Instant,
  "reason": zod.string()
}).describe('That its last result was taken back, for its players and who manages it');

export type GameReopening = zod.input<typeof GameReopening>;
export type GameReopeningOutput = zod.output<typeof GameReopening>;
