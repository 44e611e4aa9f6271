import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../../mocks/db/database.ts';
import type { CourtRecord } from '../../mocks/db/records.ts';
import { tables } from '../../mocks/db/tables.ts';
import { availabilityOf } from '../../mocks/rules/bookings/availability.ts';
import { priceOfRange } from '../../mocks/rules/venues/prices.ts';
import { allSlots, courtRecord } from '../../mocks/rules/testing.ts';
import { dayOf, type Limits, priceAt } from './court-day.ts';

/** The days on which the clocks change, with the days around them, a leap day, and others. */
const days =
  `2026-10-24 2026-10-25 2026-10-26 2027-03-27 2027-03-28 2027-03-29 2027-10-30 2027-10-31 2027-11-01 2028-02-28 2028-02-29
  2028-03-26 2028-10-29 2026-11-28 2026-12-31 2027-01-01 2027-07-14`.split(/\s+/);
const zones = ['UTC', 'Europe/Tirane', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Chatham'];

const slot = fc.integer({ min: 1, max: 18 });
const slots = fc.uniqueArray(slot, { maxLength: 18 });
const weekday = fc.integer({ min: 1, max: 7 });
const date = fc.constantFrom(...days);
const price = fc.integer({ min: 0, max: 9000 });
const schedule = fc
  .tuple(fc.oneof(weekday, date), fc.oneof(slots, fc.constant<number[]>([])))
  .map(([when, time_slot_ids]) => ({
    id: 1,
    weekday: typeof when === 'number' ? when : null,
    date: typeof when === 'number' ? null : when,
    time_slot_ids,
  }));
const rule = fc.record({
  id: fc.constant(1),
  weekdays: fc.uniqueArray(weekday, { minLength: 1, maxLength: 7 }),
  from_slot_id: slot,
  to_slot_id: slot,
  price,
});
const court: fc.Arbitrary<CourtRecord> = fc
  .record({
    default_slots: slots,
    delayed_start: fc.constantFrom(0, 15, 30, 45),
    schedules: fc.array(schedule, { maxLength: 8 }),
    price_rules: fc.array(rule, { maxLength: 5 }),
    price,
  })
  .map((values) => courtRecord(values));
/** A request some hours around the day that is asked for, up to two months before. */
const limits = (asked: string): fc.Arbitrary<Limits> =>
  fc.record({
    now: fc
      .oneof(fc.integer({ min: -30 * 60, max: 30 * 60 }), fc.integer({ min: -60 * 24 * 60, max: 0 }))
      .map((minutes) => Date.parse(`${asked}T12:00:00Z`) + minutes * 60_000),
    min_lead_minutes: fc.constantFrom(0, 30, 60, 180, 1440),
    max_advance_days: fc.constantFrom(7, 14, 30, 60),
  });
const asked = date.chain((day) => fc.tuple(court, fc.constant(day), limits(day)));

const zone = process.env['TZ'];
afterAll(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});
const empty = createDatabase(tables).read;

describe('schedules, exceptions and prices are those of the slow implementation', () => {
  it.each(zones)('[R16] on a device in %s', (device) => {
    process.env['TZ'] = device;
    fc.assert(
      fc.property(asked, ([at, day, { now, ...window }]) => {
        const found = availabilityOf(empty, at, day, { userId: 1, now, window });
        const said = found.map(({ time_slot_id, starts_at, ends_at, price: cost, state }) => ({
          time_slot_id,
          starts_at,
          ends_at,
          price: cost,
          state,
        }));
        // texts, since ten thousand comparisons of objects take seconds
        expect(JSON.stringify(said)).toBe(JSON.stringify(dayOf(at, day, { now, ...window })));
        const cost = allSlots.reduce((sum, id) => sum + priceAt(at, day, id), 0);
        expect(priceOfRange(at, { date: day, time_slot_id: 1, slot_count: 18 })).toBe(cost);
      }),
      { numRuns: 2100 },
    );
  });

  it('the last slot of a delayed court ends after midnight, also on the days when the clocks change', () => {
    const late = courtRecord({ default_slots: [18], delayed_start: 45 });
    const iso = (day: string) =>
      availabilityOf(empty, late, day, { userId: 1, now: 0, window: null }).map(({ starts_at, ends_at }) =>
        [starts_at, ends_at].map((at) => new Date(at).toISOString().slice(0, 16)),
      );
    expect(iso('2026-10-24')).toEqual([['2026-10-24T21:45', '2026-10-24T22:45']]);
    expect(iso('2026-10-25')).toEqual([['2026-10-25T22:45', '2026-10-25T23:45']]);
    expect(iso('2027-03-27')).toEqual([['2027-03-27T22:45', '2027-03-27T23:45']]);
    expect(iso('2027-03-28')).toEqual([['2027-03-28T21:45', '2027-03-28T22:45']]);
  });
});
