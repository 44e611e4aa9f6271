/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';

export interface VenueStats {
  /** @minimum 0 */
  today_bookings: number;
  /**
     * Pending bookings
     * @minimum 0
     */
  pending: number;
  /**
     * @minimum 0
     * @maximum 100
     */
  occupancy_week_pct: number;
  income_week: Money;
}
