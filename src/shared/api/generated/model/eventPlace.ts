/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CourtRef } from './courtRef.ts';
import type { EventPlaceState } from './eventPlaceState.ts';
import type { EventVenue } from './eventVenue.ts';
import type { Id } from './id.ts';

/**
 * A booked court
 */
export interface EventPlace {
  /** pending: the venue has not answered the booking yet */
  state: EventPlaceState;
  /** null: the booking is not the reader's */
  booking_id: Id | null;
  venue: EventVenue;
  court: CourtRef;
}
