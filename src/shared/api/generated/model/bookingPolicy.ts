/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BookingConfirmation } from './bookingConfirmation.ts';

export interface BookingPolicy {
  booking_confirmation: BookingConfirmation;
  /**
     * One of 0, 30, 60, 120, 180, 1440
     * @minimum 0
     * @maximum 1440
     */
  min_lead_minutes: number;
  /**
     * One of 7, 14, 30, 60
     * @minimum 1
     * @maximum 60
     */
  max_advance_days: number;
  /**
     * One of 0, 2, 6, 12, 24, 48
     * @minimum 0
     * @maximum 48
     */
  cancel_cutoff_hours: number;
  /**
     * Free cancelling after creation, while the session has not started
     * @minimum 0
     */
  cancel_grace_minutes: number;
  weekly_allowed: boolean;
  /**
     * Active single bookings of one user at this venue
     * @minimum 1
     * @maximum 50
     */
  max_active_per_user: number;
  /**
     * Active weekly bookings of one user at this venue
     * @minimum 0
     */
  max_series_per_user: number;
}
