/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Instant } from './instant.ts';

/**
 * What only the users of the venue see of a booking.
 */
export interface BookingDesk {
  /**
     * Of the booker or the guest, with prefix
     * @nullable
     */
  phone: string | null;
  /** Paid in cash at the venue */
  paid_at: Instant | null;
  /** When the venue noted that nobody came */
  no_show_at: Instant | null;
}
