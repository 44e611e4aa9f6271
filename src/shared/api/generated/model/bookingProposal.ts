/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { Id } from './id.ts';
import type { Instant } from './instant.ts';
import type { Money } from './money.ts';
import type { TimeSlotId } from './timeSlotId.ts';

/**
 * A free time that a booking can move to.
 */
export interface BookingProposal {
  court_id: Id;
  court_name: string;
  date: CalendarDate;
  time_slot_id: TimeSlotId;
  starts_at: Instant;
  ends_at: Instant;
  /** What the booking costs there: never more than now */
  price: Money;
}
