/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { NotificationBookingReason } from './notificationBookingReason.ts';
import type { WallTime } from './wallTime.ts';

/**
 * The session a notification is about, so that the app can name it in the reader's language
 */
export interface NotificationBooking {
  court_name: string;
  venue_name: string;
  date: CalendarDate;
  start: WallTime;
  /** Why a weekly session was skipped */
  reason?: NotificationBookingReason;
}
