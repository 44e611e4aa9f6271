/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Instant } from './instant.ts';
import type { Money } from './money.ts';
import type { TimeSlotId } from './timeSlotId.ts';

export interface BookingAlternative {
  court_id: Id;
  court_name: string;
  time_slot_id: TimeSlotId;
  starts_at: Instant;
  price: Money;
}
