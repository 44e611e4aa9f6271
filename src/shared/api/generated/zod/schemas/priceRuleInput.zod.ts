/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Price } from './price.zod.ts';
import { TimeSlotId } from './timeSlotId.zod.ts';
import { Weekday } from './weekday.zod.ts';

export const priceRuleInputWeekdaysMax = 7;



export const PriceRuleInput = zod.strictObject({
  "weekdays": zod.array(Weekday).min(1).max(priceRuleInputWeekdaysMax),
  "from_slot_id": TimeSlotId,
  "to_slot_id": TimeSlotId.describe('Included'),
  "price": Price
});

export type PriceRuleInput = zod.input<typeof PriceRuleInput>;
export type PriceRuleInputOutput = zod.output<typeof PriceRuleInput>;
