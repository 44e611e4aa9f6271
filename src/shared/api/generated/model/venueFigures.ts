/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Count } from './count.ts';
import type { Money } from './money.ts';

export interface VenueFigures {
  /** Confirmed ones */
  bookings: Count;
  slots_offered: Count;
  /** By confirmed and pending bookings */
  slots_taken: Count;
  income_paid: Money;
  /** Of confirmed bookings that are not paid, without no-shows */
  income_open: Money;
  no_shows: Count;
}
