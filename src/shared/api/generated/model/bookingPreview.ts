/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BookingSession } from './bookingSession.ts';
import type { Id } from './id.ts';
import type { Money } from './money.ts';

/**
 * Also the data of a 409 to a booking.
 */
export interface BookingPreview {
  sessions: BookingSession[];
  /** The available sessions only */
  total_price: Money;
  venue_id: Id;
}
