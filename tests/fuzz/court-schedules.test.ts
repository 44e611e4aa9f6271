import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowestPrice as mockLowestPrice, priceOfSlot as mockPriceOfSlot } from '../../mocks/rules/venues/prices.ts';
import { slotsOfCourt } from '../../mocks/rules/shared/slots.ts';
import { courtRecord } from '../../mocks/rules/testing.ts';
import { isoWeekday } from '../../mocks/rules/shared/time.ts';
import { lowestPrice, priceOfSlot, slotsOfDate, slotTimes, weekPrices } from '../../src/entities/court/court-week.ts';

/**
 * What the form shows of a court is what the backend decides. That the backend decides by design §4 is shown in
 * `court-day.test.ts`, against a slow second implementation.
 */
interface ACourt {
  price: number;
  delayed_start: 0 | 15 | 30 | 45;
  default_slots: number[];
  schedules: { weekday: number | null; date: string | null; time_slot_ids: number[] }[];
  price_rules: { weekdays: number[]; from_slot_id: number; to_slot_id: number; price: number }[];
}

const slot = fc.integer({ min: 1, max: 18 });
const slots = fc.uniqueArray(slot, { maxLength: 18 });
const weekday = fc.integer({ min: 1, max: 7 });
/** Around the days on which the clocks change, and the turn of the year. */
const DATES = ['2026-10-24', '2026-10-25', '2026-10-26', '2026-12-31', '2027-03-27', '2027-03-28', '2027-03-29'];
const date = fc.constantFrom(...DATES);
const lek = fc.integer({ min: 0, max: 9000 });

const courts: fc.Arbitrary<ACourt> = fc.record({
  price: lek,
  delayed_start: fc.constantFrom(0, 15, 30, 45),
  default_slots: fc.uniqueArray(slot, { minLength: 5, maxLength: 18 }),
  schedules: fc.array(
    fc.oneof(
      fc.record({ weekday, date: fc.constant(null), time_slot_ids: slots }),
      fc.record({ weekday: fc.constant(null), date, time_slot_ids: slots }),
    ),
    { maxLength: 6 },
  ),
  price_rules: fc.array(
    fc
      .record({ weekdays: fc.uniqueArray(weekday, { minLength: 1 }), ends: fc.tuple(slot, slot), price: lek })
      .map(({ ends: [a, b], weekdays, price }) => ({
        weekdays,
        from_slot_id: Math.min(a, b),
        to_slot_id: Math.max(a, b),
        price,
      })),
    { maxLength: 5 },
  ),
});

const numbered = <T extends object>(entries: T[]) =>
  entries.map((entry, index) => Object.assign({ id: index + 1 }, entry));
const record = (court: ACourt) =>
  courtRecord({ ...court, schedules: numbered(court.schedules), price_rules: numbered(court.price_rules) });
const everySlot = Array.from({ length: 18 }, (_, n) => n + 1);
const RUNS = 10_000;

describe('random courts', () => {
  it('[VEN-16] the form and the backend open the same hours at the same prices', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(courts, date, (court, day) => {
        const kept = record(court);
        const prices = everySlot.map((id) => priceOfSlot(court, isoWeekday(day), id));
        // texts, since ten thousand comparisons of lists take seconds
        expect(JSON.stringify([slotsOfDate(court, day).toSorted((a, b) => a - b), prices])).toBe(
          JSON.stringify([slotsOfCourt(kept, day), everySlot.map((id) => mockPriceOfSlot(kept, day, id))]),
        );
      }),
      { numRuns: RUNS },
    );
  });

  // a week without a date of its own: 2027-06-07 is a Monday
  const week = everySlot.slice(0, 7).map((day) => `2027-06-${String(day + 6).padStart(2, '0')}`);

  it('the preview is the week as it will be', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(courts, (court) => {
        const kept = record(court);
        const asDecided = week.map((day) => {
          const open = slotsOfCourt(kept, day);
          return everySlot.map((id) => (open.includes(id) ? mockPriceOfSlot(kept, day, id) : null));
        });
        expect(JSON.stringify(weekPrices(court))).toBe(JSON.stringify(asDecided));
        const open = asDecided.flat().filter((price) => price !== null);
        expect(lowestPrice(court)).toBe(open.length > 0 ? Math.min(...open) : court.price);
        expect(mockLowestPrice([kept])).toBe(lowestPrice(court));
      }),
      { numRuns: RUNS },
    );
  });
});

it('the form says when a slot begins and ends, the delayed last one past midnight', () => {
  for (const delay of [0, 15, 30, 45] as const) {
    const minutes = String(delay).padStart(2, '0');
    for (const id of everySlot) {
      const [start, end] = [5 + id, 6 + id].map((hour) => String(hour).padStart(2, '0'));
      expect(slotTimes(id, delay)).toEqual({ start: `${start}:${minutes}`, end: `${end}:${minutes}` });
    }
  }
});
