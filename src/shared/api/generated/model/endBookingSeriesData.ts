/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BookingSeries } from './bookingSeries.ts';

export interface EndBookingSeriesData {
  series: BookingSeries;
  /** @minimum 0 */
  cancelled_count: number;
}
