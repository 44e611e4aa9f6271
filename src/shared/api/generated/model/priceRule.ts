/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Money } from './money.ts';
import type { TimeSlotId } from './timeSlotId.ts';
import type { Weekday } from './weekday.ts';

/**
 * The first rule that matches sets the price of a slot, else the price of the court.
 */
export interface PriceRule {
  id: Id;
  weekdays: Weekday[];
  /** First slot of the rule */
  from_slot_id: TimeSlotId;
  /** Last slot of the rule, included */
  to_slot_id: TimeSlotId;
  price: Money;
}
