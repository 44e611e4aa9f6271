/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CalendarDate } from './calendarDate.zod.ts';
import { WallTime } from './wallTime.zod.ts';

export const NotificationBooking = zod.strictObject({
  "court_name": zod.string(),
  "venue_name": zod.string(),
  "date": CalendarDate,
  "start": WallTime,
  "reason": zod.enum(['closed', 'taken']).optional().describe('Why a weekly session was skipped')
}).describe('The session a notification is about, so that the app can name it in the reader\'s language');

export type NotificationBooking = zod.input<typeof NotificationBooking>;
export type NotificationBookingOutput = zod.output<typeof NotificationBooking>;
