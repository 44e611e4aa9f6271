/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CalendarDate } from './calendarDate.zod.ts';
import { Id } from './id.zod.ts';
import { Instant } from './instant.zod.ts';
import { SlotCount } from './slotCount.zod.ts';
import { TimeSlotId } from './timeSlotId.zod.ts';

export const BookingHold = zod.strictObject({
  "id": Id,
  "court_id": Id,
  "date": CalendarDate,
  "time_slot_id": TimeSlotId,
  "slot_count": SlotCount,
  "expires_at": Instant
});

export type BookingHold = zod.input<typeof BookingHold>;
export type BookingHoldOutput = zod.output<typeof BookingHold>;
