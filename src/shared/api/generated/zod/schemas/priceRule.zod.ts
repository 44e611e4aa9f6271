/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { Money } from './money.zod.ts';
import { TimeSlotId } from './timeSlotId.zod.ts';
import { Weekday } from './weekday.zod.ts';

export const PriceRule = zod.strictObject({
  "id": Id,
  "weekdays": zod.array(Weekday),
  "from_slot_id": TimeSlotId.describe('First slot of the rule'),
  "to_slot_id": TimeSlotId.describe('Last slot of the rule, included'),
  "price": Money
}).describe('The first rule that matches sets the price of a slot, else the price of the court.');

export type PriceRule = zod.input<typeof PriceRule>;
export type PriceRuleOutput = zod.output<typeof PriceRule>;
