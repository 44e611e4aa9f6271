/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CalendarDate } from './calendarDate.zod.ts';
import { Instant } from './instant.zod.ts';
import { NotificationAnswer } from './notificationAnswer.zod.ts';
import { WallTime } from './wallTime.zod.ts';

export const NotificationBooking = zod.strictObject({
  "court_name": zod.string(),
  "venue_name": zod.string(),
  "date": CalendarDate,
  "start": WallTime,
  "reason": zod.enum(['closed', 'taken']).optional().describe('Why a weekly session was skipped'),
  "until": Instant.optional().describe('Until when to answer (closure-choice, handover-offered), or to book before everybody else (slot-available)'),
  "answer": NotificationAnswer.optional().describe('Of handover-answered and closure-answered'),
  "weekly": zod.boolean().optional().describe('Of handover-offered and handover-answered; true: the whole series from this session on')
}).describe('The session a notification is about, so that the app can name it in the reader\'s language');

export type NotificationBooking = zod.input<typeof NotificationBooking>;
export type NotificationBookingOutput = zod.output<typeof NotificationBooking>;
