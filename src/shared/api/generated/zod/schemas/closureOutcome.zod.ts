/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Booking } from './booking.zod.ts';
import { BookingPlace } from './bookingPlace.zod.ts';
import { ClosureAction } from './closureAction.zod.ts';
import { ClosureState } from './closureState.zod.ts';
import { Instant } from './instant.zod.ts';

export const ClosureOutcome = zod.strictObject({
  "booking": Booking.describe('As it stands now'),
  "action": ClosureAction.describe('What the venue chose'),
  "state": ClosureState,
  "reason": zod.string(),
  "from": BookingPlace.describe('Where it stood'),
  "answer_until": zod.union([Instant,zod.null()]).describe('When the player was asked'),
  "settled_at": zod.union([Instant,zod.null()]).describe('null while it waits for an answer')
}).describe('What became of a booking that a closed time hit.');

export type ClosureOutcome = zod.input<typeof ClosureOutcome>;
export type ClosureOutcomeOutput = zod.output<typeof ClosureOutcome>;
