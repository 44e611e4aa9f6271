/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { BookingSeriesStatus } from './bookingSeriesStatus.zod.ts';
import { CalendarDate } from './calendarDate.zod.ts';
import { CourtRef } from './courtRef.zod.ts';
import { Id } from './id.zod.ts';
import { SlotCount } from './slotCount.zod.ts';
import { TimeSlot } from './timeSlot.zod.ts';
import { Weekday } from './weekday.zod.ts';

export const BookingSeries = zod.strictObject({
  "id": Id,
  "court": CourtRef,
  "weekday": Weekday,
  "time_slot": TimeSlot,
  "slot_count": SlotCount,
  "starts_on": CalendarDate,
  "ends_on": zod.union([CalendarDate,zod.null()]),
  "status": BookingSeriesStatus,
  "skipped_dates": zod.array(CalendarDate),
  "next_session": zod.union([CalendarDate,zod.null()]).describe('The day of the next session')
}).describe('The rule of a weekly booking; its sessions are bookings.');

export type BookingSeries = zod.input<typeof BookingSeries>;
export type BookingSeriesOutput = zod.output<typeof BookingSeries>;
