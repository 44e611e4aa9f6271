import type { CourtRecord } from '../../db/records.ts';
import { type SlotRange, idsOf, slotsOfWeekday } from '../shared/slots.ts';
import { isoWeekday } from '../shared/time.ts';

type Priced = Pick<CourtRecord, 'price' | 'price_rules'>;

/** The first rule that matches wins, else the court's own price (design §4). */
export const priceOfSlot = (court: Priced, date: string, slotId: number): number =>
  priceOnWeekday(court, isoWeekday(date), slotId);

function priceOnWeekday(court: Priced, weekday: number, slotId: number): number {
  const rule = court.price_rules.find(
    ({ weekdays, from_slot_id, to_slot_id }) =>
      weekdays.includes(weekday) && from_slot_id <= slotId && slotId <= to_slot_id,
  );
  return rule?.price ?? court.price;
}

/** A booking costs the sum of its slots. */
export const priceOfRange = (court: Priced, range: SlotRange): number =>
  idsOf(range).reduce((sum, id) => sum + priceOfSlot(court, range.date, id), 0);

/** The least that a slot of an ordinary week costs on these courts; null without courts. One that is never open has its own price. */
export function lowestPrice(
  courts: readonly (Priced & Pick<CourtRecord, 'default_slots' | 'schedules'>)[],
): number | null {
  const lowest = courts.map((court) => {
    const prices = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
      slotsOfWeekday(court, weekday).map((id) => priceOnWeekday(court, weekday, id)),
    );
    return prices.length > 0 ? Math.min(...prices) : court.price;
  });
  return lowest.length > 0 ? Math.min(...lowest) : null;
}
