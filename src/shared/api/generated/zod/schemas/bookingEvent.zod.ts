/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { BookingEventAction } from './bookingEventAction.zod.ts';
import { BookingPlace } from './bookingPlace.zod.ts';
import { Id } from './id.zod.ts';
import { Instant } from './instant.zod.ts';
import { UserRef } from './userRef.zod.ts';

export const BookingEvent = zod.strictObject({
  "id": Id,
  "action": BookingEventAction,
  "at": Instant,
  "by": zod.union([UserRef,zod.null()]).describe('null is the system'),
  "from": zod.union([BookingPlace,zod.null()]).describe('Where a moved booking stood before'),
  "to": zod.union([UserRef,zod.null()]).describe('Whom it was handed over to'),
  "reason": zod.string().nullable()
});

export type BookingEvent = zod.input<typeof BookingEvent>;
export type BookingEventOutput = zod.output<typeof BookingEvent>;
