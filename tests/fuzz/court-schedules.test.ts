import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import {
  lowestPrice as mockLowestPrice,
  priceOfRange,
  priceOfSlot as mockPriceOfSlot,
} from '../../mocks/rules/prices.ts';
import { slotsOfCourt, slotTimes as mockSlotTimes } from '../../mocks/rules/slots.ts';
import { courtRecord } from '../../mocks/rules/testing.ts';
import { lowestPrice, priceOfSlot, slotsOfDate, slotTimes, weekPrices } from '../../src/entities/court/court-week.ts';

/**
 * When a court is open and what it costs, three times: what the form shows, what the backend decides, and the slow reading of
 * design §4 below, which goes through every day, hour and rule one by one and knows no shared function.
 */
interface ACourt {
  price: number;
  delayed_start: 0 | 15 | 30 | 45;
  default_slots: number[];
  schedules: { weekday: number | null; date: string | null; time_slot_ids: number[] }[];
  price_rules: { weekdays: number[]; from_slot_id: number; to_slot_id: number; price: number }[];
}

const WEEKDAY = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
/** Monday 1 … Sunday 7, read from the name that the platform prints. */
function slowWeekday(date: string): number {
  const name = new Date(`${date}T12:00:00Z`).toUTCString().slice(0, 3);
  return WEEKDAY.indexOf(name) === 0 ? 7 : WEEKDAY.indexOf(name);
}

function slowIsOpen(court: ACourt, date: string, slot: number): boolean {
  let byDate: boolean | null = null;
  let byWeekday: boolean | null = null;
  for (const entry of court.schedules) {
    let has = false;
    for (const id of entry.time_slot_ids) if (id === slot) has = true;
    if (entry.date === date && byDate === null) byDate = has;
    if (entry.date === null && entry.weekday === slowWeekday(date) && byWeekday === null) byWeekday = has;
  }
  if (byDate !== null) return byDate;
  if (byWeekday !== null) return byWeekday;
  for (const id of court.default_slots) if (id === slot) return true;
  return false;
}

function slowPrice(court: ACourt, date: string, slot: number): number {
  for (const rule of court.price_rules) {
    for (const weekday of rule.weekdays) {
      if (weekday !== slowWeekday(date)) continue;
      for (let id = rule.from_slot_id; id <= rule.to_slot_id; id += 1) if (id === slot) return rule.price;
    }
  }
  return court.price;
}

/** The instant at which clocks in Tirana show this minute of this day: found by trying every quarter of an hour around it. */
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Tirane', dateStyle: 'short', timeStyle: 'short' });
function slowInstant(date: string, minutes: number): number {
  const day = new Date(Date.parse(`${date}T00:00:00Z`) + Math.floor(minutes / 1440) * 86_400_000).toISOString();
  const rest = minutes % 1440;
  const wanted = `${day.slice(0, 10)} ${String(Math.floor(rest / 60)).padStart(2, '0')}:${String(rest % 60).padStart(2, '0')}`;
  const near = Date.parse(`${day.slice(0, 10)}T00:00:00Z`) + rest * 60_000;
  for (let at = near - 3 * 3_600_000; at <= near; at += 900_000) if (clock.format(at) === wanted) return at;
  throw new Error(`no instant is ${wanted}`);
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

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

describe('random courts', () => {
  it('[VEN-16] the form and the backend open the same hours at the same prices', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(courts, date, (court, day) => {
        const kept = record(court);
        const open = everySlot.filter((id) => slowIsOpen(court, day, id));
        expect(slotsOfDate(court, day).toSorted((a, b) => a - b)).toEqual(open);
        expect(slotsOfCourt(kept, day)).toEqual(open);
        const prices = everySlot.map((id) => slowPrice(court, day, id));
        expect(everySlot.map((id) => priceOfSlot(court, slowWeekday(day), id))).toEqual(prices);
        expect(everySlot.map((id) => mockPriceOfSlot(kept, day, id))).toEqual(prices);
        const evening = (prices[15] ?? 0) + (prices[16] ?? 0) + (prices[17] ?? 0);
        expect(priceOfRange(kept, { date: day, time_slot_id: 16, slot_count: 3 })).toBe(evening);
      }),
      { numRuns: RUNS },
    );
  });

  // a week without a date of its own: 2027-06-07 is a Monday
  const week = everySlot.slice(0, 7).map((day) => `2027-06-${String(day + 6).padStart(2, '0')}`);

  it('the preview is the week as it will be', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(courts, (court) => {
        const slow = week.map((day) =>
          everySlot.map((id) => (slowIsOpen(court, day, id) ? slowPrice(court, day, id) : null)),
        );
        expect(weekPrices(court)).toEqual(slow);
        const open = slow.flat().filter((price) => price !== null);
        expect(lowestPrice(court)).toBe(open.length > 0 ? Math.min(...open) : court.price);
        // of the backend: also of rules for hours at which the court is closed
        expect(mockLowestPrice([record(court)])).toBeLessThanOrEqual(lowestPrice(court));
      }),
      { numRuns: RUNS },
    );
  });

  it.each(['Europe/Tirane', 'UTC', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland'])(
    '[R16] a device in %s: every slot has Tirana’s times, the last one past midnight',
    { timeout: 120_000 },
    (device) => {
      process.env['TZ'] = device;
      const delays = [0, 15, 30, 45] as const;
      for (const day of DATES) {
        for (const delay of delays) {
          for (const id of everySlot) {
            const start = slowInstant(day, (5 + id) * 60 + delay);
            expect(mockSlotTimes({ delayed_start: delay }, day, id)).toEqual({
              starts_at: start,
              ends_at: start + 3_600_000,
            });
            const hour = String(5 + id).padStart(2, '0');
            const end = String(6 + id).padStart(2, '0');
            const minutes = String(delay).padStart(2, '0');
            expect(slotTimes(id, delay)).toEqual({ start: `${hour}:${minutes}`, end: `${end}:${minutes}` });
          }
        }
      }
    },
  );
});
