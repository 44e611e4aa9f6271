/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { Instant } from './instant.ts';
import type { NotificationAnswer } from './notificationAnswer.ts';
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
  /** Until when to answer (closure-choice, handover-offered), or to book before everybody else (slot-available) */
  until?: Instant;
  /** Of handover-answered and closure-answered */
  answer?: NotificationAnswer;
  /** Of handover-offered and handover-answered; true: the whole series from this session on */
  weekly?: boolean;
}
