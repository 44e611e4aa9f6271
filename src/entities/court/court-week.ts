/** When a court is open and what an hour costs, by its form: the server decides by the same rules (design §4, §14.1). */
import type { Court, CourtScheduleInput, PriceRuleInput } from '../../shared/api/generated/model';
import { slotStart } from '../../shared/lib/session-times.ts';
import { isoWeekday } from '../../shared/lib/time/dates.ts';
import { addMinutes } from '../../shared/lib/time/wall-time.ts';

/** Ids of the lookup: 1 is 06:00–07:00, 18 is 23:00–24:00. */
export const SLOTS = Array.from({ length: 18 }, (_, index) => index + 1);
/** Monday to Sunday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

export interface OpenCourt {
  readonly default_slots: readonly number[];
  readonly schedules: readonly CourtScheduleInput[];
}
export interface PricedCourt {
  /** Per slot, in lek. */
  readonly price: number;
  /** The first that matches wins. */
  readonly price_rules: readonly PriceRuleInput[];
}

/** The slots of an ordinary week's day: its own, else the default ones. */
export const slotsOfWeekday = ({ default_slots, schedules }: OpenCourt, weekday: number): readonly number[] =>
  schedules.find((entry) => entry.date === null && entry.weekday === weekday)?.time_slot_ids ?? default_slots;

/** The slots of a date: its own, else those of its weekday. */
export const slotsOfDate = (court: OpenCourt, date: string): readonly number[] =>
  court.schedules.find((entry) => entry.date === date)?.time_slot_ids ?? slotsOfWeekday(court, isoWeekday(date));

/** What a slot costs on a weekday. */
export function priceOfSlot({ price, price_rules }: PricedCourt, weekday: number, slotId: number): number {
  const rule = price_rules.find(
    ({ weekdays, from_slot_id, to_slot_id }) =>
      weekdays.includes(weekday) && from_slot_id <= slotId && slotId <= to_slot_id,
  );
  return rule?.price ?? price;
}

/** An ordinary week's prices: `week[weekday - 1][slot - 1]`, null where the court is closed. */
export const weekPrices = (court: OpenCourt & PricedCourt): (number | null)[][] =>
  WEEKDAYS.map((weekday) => {
    const open = slotsOfWeekday(court, weekday);
    return SLOTS.map((slot) => (open.includes(slot) ? priceOfSlot(court, weekday, slot) : null));
  });

/** `HH:mm` at which a court's slot starts and ends; a delayed last slot passes 24:00. */
export function slotTimes(slotId: number, delay: Court['delayed_start'] = 0): { start: string; end: string } {
  const start = addMinutes(slotStart(slotId), delay);
  return { start, end: addMinutes(start, 60) };
}

/** The least that an hour of an ordinary week costs; the usual price of a court that is never open. */
export function lowestPrice(court: OpenCourt & PricedCourt): number {
  const prices = weekPrices(court)
    .flat()
    .filter((price) => price !== null);
  return prices.length > 0 ? Math.min(...prices) : court.price;
}
