/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Booking } from './booking.ts';
import type { VenueDayFigures } from './venueDayFigures.ts';
import type { VenueFigures } from './venueFigures.ts';

export interface GetVenueFiguresData {
  days: VenueDayFigures[];
  week: VenueFigures;
  week_before: VenueFigures;
  /** The next confirmed bookings of today, at most five */
  next: Booking[];
}
