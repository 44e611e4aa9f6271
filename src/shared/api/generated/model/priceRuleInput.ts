/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Price } from './price.ts';
import type { TimeSlotId } from './timeSlotId.ts';
import type { Weekday } from './weekday.ts';

export interface PriceRuleInput {
  /**
     * @minItems 1
     * @maxItems 7
     */
  weekdays: Weekday[];
  from_slot_id: TimeSlotId;
  /** Included */
  to_slot_id: TimeSlotId;
  price: Price;
}
