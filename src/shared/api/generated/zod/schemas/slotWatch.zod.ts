/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { BookingAlternative } from './bookingAlternative.zod.ts';
import { BookingVenue } from './bookingVenue.zod.ts';
import { CalendarDate } from './calendarDate.zod.ts';
import { CourtRef } from './courtRef.zod.ts';
import { Id } from './id.zod.ts';
import { Instant } from './instant.zod.ts';
import { SlotWatchState } from './slotWatchState.zod.ts';
import { Sport } from './sport.zod.ts';
import { TimeSlot } from './timeSlot.zod.ts';




export const SlotWatch = zod.strictObject({
  "id": Id,
  "venue": BookingVenue,
  "court": zod.union([CourtRef,zod.null()]).describe('null: whichever court of the sport is free first'),
  "sport": Sport,
  "date": CalendarDate,
  "time_slot": TimeSlot,
  "starts_at": Instant.describe('Of the court, with its delay; of the earliest when it is any court'),
  "state": SlotWatchState,
  "position": zod.int().min(1).describe('Place among those who wait for it, 1 is next'),
  "turn_until": zod.union([Instant,zod.null()]).describe('The end of the user\'s head start'),
  "free": zod.array(BookingAlternative).describe('Courts that the user can book now; empty while it waits'),
  "created_at": Instant
});

export type SlotWatch = zod.input<typeof SlotWatch>;
export type SlotWatchOutput = zod.output<typeof SlotWatch>;
