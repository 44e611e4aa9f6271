/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BookingAlternative } from './bookingAlternative.ts';
import type { CalendarDate } from './calendarDate.ts';
import type { Instant } from './instant.ts';
import type { Money } from './money.ts';
import type { SlotState } from './slotState.ts';

/**
 * One date of a previewed booking.
 */
export interface BookingSession {
  date: CalendarDate;
  starts_at: Instant;
  ends_at: Instant;
  state: SlotState;
  price: Money;
  alternatives: BookingAlternative[];
}
