/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BookingSeriesStatus } from './bookingSeriesStatus.ts';
import type { CalendarDate } from './calendarDate.ts';
import type { CourtRef } from './courtRef.ts';
import type { Id } from './id.ts';
import type { SlotCount } from './slotCount.ts';
import type { TimeSlot } from './timeSlot.ts';
import type { Weekday } from './weekday.ts';

/**
 * The rule of a weekly booking; its sessions are bookings.
 */
export interface BookingSeries {
  id: Id;
  court: CourtRef;
  weekday: Weekday;
  time_slot: TimeSlot;
  slot_count: SlotCount;
  starts_on: CalendarDate;
  ends_on: CalendarDate | null;
  status: BookingSeriesStatus;
  skipped_dates: CalendarDate[];
  /** The day of the next session */
  next_session: CalendarDate | null;
}
