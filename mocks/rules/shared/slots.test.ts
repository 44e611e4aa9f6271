import { describe, expect, it } from 'vitest';
import { priceOfRange, priceOfSlot } from '../venues/prices.ts';
import { lookupSlot, rangeTimes, slotTimes, slotsOfCourt } from './slots.ts';
import { allSlots, courtRecord } from '../testing.ts';
import { addDays, dateOf, isoWeekday, toIso, toUtc } from './time.ts';

const utc = (instant: number) => new Date(instant).toISOString().slice(0, 16);

describe('sport time (design §14.1, R16)', () => {
  it.each([
    ['2027-03-18', 19, '2027-03-18T18:00'],
    ['2027-03-25', 19, '2027-03-25T18:00'],
    ['2027-04-01', 19, '2027-04-01T17:00'],
    ['2027-04-08', 19, '2027-04-08T17:00'],
    ['2027-10-28', 20, '2027-10-28T18:00'],
    ['2027-11-04', 20, '2027-11-04T19:00'],
    ['2027-03-28', 6, '2027-03-28T04:00'],
    ['2027-10-31', 6, '2027-10-31T05:00'],
  ])('%s %i:00 is %sZ', (date, hour, instant) => {
    expect(utc(toUtc(date, hour * 60))).toBe(instant);
  });

  it('writes instants with the offset of the day, and knows the date of Tirana', () => {
    expect(toIso(toUtc('2026-11-26', 19 * 60))).toBe('2026-11-26T19:00:00+01:00');
    expect(toIso(toUtc('2026-07-01', 19 * 60))).toBe('2026-07-01T19:00:00+02:00');
    expect(dateOf(Date.UTC(2026, 10, 21, 23, 30))).toBe('2026-11-22');
    expect([isoWeekday('2026-11-23'), isoWeekday('2026-11-29')]).toEqual([1, 7]);
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });
});

describe('slots of a court', () => {
  it('a delay moves them; the last one ends on the next day and belongs to the first', () => {
    const late = courtRecord({ delayed_start: 30 });
    expect(utc(slotTimes(late, '2026-11-26', 14).starts_at)).toBe('2026-11-26T18:30');
    expect(utc(slotTimes(late, '2026-11-26', 18).ends_at)).toBe('2026-11-26T23:30');
    expect(utc(rangeTimes(late, { date: '2026-11-26', time_slot_id: 16, slot_count: 3 }).ends_at)).toBe(
      '2026-11-26T23:30',
    );
  });

  it('the exception of a date wins over the weekday, that over the default; none means closed', () => {
    const weekday = { id: 1, weekday: 4, date: null, time_slot_ids: [14, 13] };
    const holiday = { id: 2, weekday: null, date: '2026-11-26', time_slot_ids: [] };
    const court = courtRecord({ schedules: [weekday, holiday] });
    expect(slotsOfCourt(court, '2026-11-25')).toEqual(allSlots);
    expect(slotsOfCourt(court, '2026-12-03')).toEqual([13, 14]);
    expect(slotsOfCourt(court, '2026-11-26')).toEqual([]);
  });

  it('slot 13 is 18:00–19:00 and slot 18 is 23:00–24:00', () => {
    expect(lookupSlot(13)).toEqual({ id: 13, start: '18:00', end: '19:00' });
    expect(lookupSlot(18)).toEqual({ id: 18, start: '23:00', end: '24:00' });
  });

  it('the first price rule that matches wins, else the price of the court', () => {
    const rule = (id: number, price: number, weekdays: number[]) => ({
      id,
      weekdays,
      from_slot_id: 13,
      to_slot_id: 17,
      price,
    });
    const court = courtRecord({
      price: 2000,
      price_rules: [rule(1, 3000, [6, 7]), rule(2, 2500, [1, 2, 3, 4, 5, 6, 7])],
    });
    expect(priceOfSlot(court, '2026-11-28', 13)).toBe(3000);
    expect(priceOfSlot(court, '2026-11-26', 17)).toBe(2500);
    expect(priceOfSlot(court, '2026-11-26', 18)).toBe(2000);
    expect(priceOfRange(court, { date: '2026-11-26', time_slot_id: 16, slot_count: 3 })).toBe(7000);
  });
});
