import type { CourtRecord } from '../db/records.ts';
import { type SlotRange, idsOf } from './slots.ts';
import { isoWeekday } from './time.ts';

type Priced = Pick<CourtRecord, 'price' | 'price_rules'>;

/** The first rule that matches wins, else the court's own price (design §4). */
export function priceOfSlot(court: Priced, date: string, slotId: number): number {
  const weekday = isoWeekday(date);
  const rule = court.price_rules.find(
    ({ weekdays, from_slot_id, to_slot_id }) =>
      weekdays.includes(weekday) && from_slot_id <= slotId && slotId <= to_slot_id,
  );
  return rule?.price ?? court.price;
}

/** A booking costs the sum of its slots. */
export const priceOfRange = (court: Priced, range: SlotRange): number =>
  idsOf(range).reduce((sum, id) => sum + priceOfSlot(court, range.date, id), 0);

/** The lowest slot price of these courts; null without courts. */
export function lowestPrice(courts: readonly Priced[]): number | null {
  const prices = courts.flatMap(({ price, price_rules }) => [price, ...price_rules.map((rule) => rule.price)]);
  return prices.length > 0 ? Math.min(...prices) : null;
}
