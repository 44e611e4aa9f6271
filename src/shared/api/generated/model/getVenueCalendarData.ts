/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Block } from './block.ts';
import type { Booking } from './booking.ts';
import type { CalendarDay } from './calendarDay.ts';
import type { CourtRef } from './courtRef.ts';
import type { Permissions } from './permissions.ts';

export interface GetVenueCalendarData {
  /** In the order of the venue */
  courts: CourtRef[];
  days: CalendarDay[];
  /** Those that hold or held a slot in these days: pending and confirmed */
  bookings: Booking[];
  /** Those that concern these days */
  blocks: Block[];
  /** book: may book for others; block: may close courts */
  permissions: Permissions;
}
