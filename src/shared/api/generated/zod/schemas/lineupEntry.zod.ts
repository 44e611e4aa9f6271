/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { GuestCount } from './guestCount.zod.ts';
import { Id } from './id.zod.ts';
import { UserRef } from './userRef.zod.ts';

export const LineupEntry = zod.strictObject({
  "user": UserRef,
  "guests": GuestCount.describe('Who play beside them, of an event'),
  "jersey_number": zod.int().nullable(),
  "is_captain": zod.boolean(),
  "position": zod.string().nullable().describe('A PlayerPosition in an event, else as the team says it'),
  "participant_id": zod.union([Id,zod.null()]).describe('Of an event'),
  "is_starter": zod.boolean().nullable().describe('Or on the bench; null: nobody has chosen yet, or of an event')
});

export type LineupEntry = zod.input<typeof LineupEntry>;
export type LineupEntryOutput = zod.output<typeof LineupEntry>;
