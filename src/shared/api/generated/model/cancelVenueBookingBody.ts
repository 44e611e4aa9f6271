/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BookingReason } from './bookingReason.ts';
import type { CancelVenueBookingBodyScope } from './cancelVenueBookingBodyScope.ts';

export interface CancelVenueBookingBody {
  reason: BookingReason;
  /** series: this session and the later ones */
  scope: CancelVenueBookingBodyScope;
}
