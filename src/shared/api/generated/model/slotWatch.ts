/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BookingAlternative } from './bookingAlternative.ts';
import type { BookingVenue } from './bookingVenue.ts';
import type { CalendarDate } from './calendarDate.ts';
import type { CourtRef } from './courtRef.ts';
import type { Id } from './id.ts';
import type { Instant } from './instant.ts';
import type { SlotWatchState } from './slotWatchState.ts';
import type { Sport } from './sport.ts';
import type { TimeSlot } from './timeSlot.ts';

export interface SlotWatch {
  id: Id;
  venue: BookingVenue;
  /** null: whichever court of the sport is free first */
  court: CourtRef | null;
  sport: Sport;
  date: CalendarDate;
  time_slot: TimeSlot;
  /** Of the court, with its delay; of the earliest when it is any court */
  starts_at: Instant;
  state: SlotWatchState;
  /**
     * Place among those who wait for it, 1 is next
     * @minimum 1
     */
  position: number;
  /** The end of the user's head start */
  turn_until: Instant | null;
  /** Courts that the user can book now; empty while it waits */
  free: BookingAlternative[];
  created_at: Instant;
}
