/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BookingEventAction } from './bookingEventAction.ts';
import type { BookingPlace } from './bookingPlace.ts';
import type { Id } from './id.ts';
import type { Instant } from './instant.ts';
import type { UserRef } from './userRef.ts';

export interface BookingEvent {
  id: Id;
  action: BookingEventAction;
  at: Instant;
  /** null is the system */
  by: UserRef | null;
  /** Where a moved booking stood before */
  from: BookingPlace | null;
  /** Whom it was handed over to */
  to: UserRef | null;
  /** @nullable */
  reason: string | null;
}
