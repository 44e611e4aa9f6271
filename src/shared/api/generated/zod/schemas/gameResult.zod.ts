/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Instant } from './instant.zod.ts';
import { UserRef } from './userRef.zod.ts';

export const GameResult = zod.strictObject({
  "entered_by": zod.union([UserRef,zod.null()]),
  "entered_at": Instant,
  "official_at": Instant.describe('When it is official if nobody disputes it: 24 hours after it was entered, of a competition after as many as its organization has set'),
  "disputed_by": zod.union([UserRef,zod.null()]),
  "dispute_reason": zod.string().nullable().describe('For its players and who manages it')
});

export type GameResult = zod.input<typeof GameResult>;
export type GameResultOutput = zod.output<typeof GameResult>;
