/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Instant } from './instant.zod.ts';
import { UserRef } from './userRef.zod.ts';

export const GameTracker = zod.strictObject({
  "user": zod.union([UserRef,zod.null()]).describe('Never named to guests'),
  "since": Instant,
  "seen_at": Instant.describe('When they were last heard of'),
  "is_online": zod.boolean().describe('Heard of within 60 seconds'),
  "asked_by": zod.union([UserRef,zod.null()]).describe('Who would like to track in their place, for both'),
  "code": zod.string().nullable().describe('Whoever brings it to claim tracks it: for the tracker, whose screen shows it')
});

export type GameTracker = zod.input<typeof GameTracker>;
export type GameTrackerOutput = zod.output<typeof GameTracker>;
