import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isoWeekday, isValidDate } from './dates.ts';
import { addMonths, clampDate, dateByKey, endOfMonth, monthWeeks, startOfMonth } from './months.ts';

const anyDate = fc
  .date({ min: new Date('1901-01-01'), max: new Date('2198-12-31'), noInvalidDate: true })
  .map((d) => d.toISOString().slice(0, 10));

describe('months', () => {
  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', -48, '2024-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2027-01-15', -1, '2026-12-15'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2026-11-30', 0, '2026-11-30'],
  ])('%s and %i months is %s', (date, months, later) => expect(addMonths(date, months)).toBe(later));

  it('begin and end', () => {
    expect([startOfMonth('2028-02-17'), endOfMonth('2028-02-17')]).toEqual(['2028-02-01', '2028-02-29']);
    expect([startOfMonth('2026-12-31'), endOfMonth('2026-12-31')]).toEqual(['2026-12-01', '2026-12-31']);
  });

  it('[R16] November 2026 begins on a Sunday and takes six weeks', () => {
    const weeks = monthWeeks('2026-11-24');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks[1]?.[0]).toBe('2026-11-02');
    expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
  });

  it('February 2027 fits into four weeks', () => {
    const weeks = monthWeeks('2027-02-10');
    expect(weeks).toHaveLength(4);
    expect([weeks[0]?.[0], weeks[3]?.[6]]).toEqual(['2027-02-01', '2027-02-28']);
  });

  it('every month has each of its days once, each under its weekday', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const weeks = monthWeeks(date);
        const weekdays = weeks.map((week) => week.map((day, index) => (day ? isoWeekday(day) : index + 1)));
        expect(weekdays).toEqual(weeks.map(() => [1, 2, 3, 4, 5, 6, 7]));
        const days = weeks.flat().filter((day) => day !== null);
        expect(days).toEqual(days.map((_, index) => addDays(startOfMonth(date), index)));
        expect(days.at(-1)).toBe(endOfMonth(date));
      }),
    );
  });

  it('there and back again is the same month, and a date that exists', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -12, max: 12 }), (date, months) => {
        const other = addMonths(date, months);
        expect(isValidDate(other)).toBe(true);
        expect(startOfMonth(addMonths(other, -months))).toBe(startOfMonth(date));
      }),
    );
  });
});

describe('keys of a date grid', () => {
  it.each([
    ['ArrowLeft', '2026-11-25'],
    ['ArrowRight', '2026-11-27'],
    ['ArrowUp', '2026-11-19'],
    ['ArrowDown', '2026-12-03'],
    ['Home', '2026-11-23'],
    ['End', '2026-11-29'],
    ['PageUp', '2026-10-26'],
    ['PageDown', '2026-12-26'],
    ['Enter', null],
    ['a', null],
  ])('%s', (key, date) => expect(dateByKey('2026-11-26', key, false)).toBe(date));

  it('Shift makes a page a year', () => {
    expect(dateByKey('2028-02-29', 'PageUp', true)).toBe('2027-02-28');
    expect(dateByKey('2026-11-26', 'PageDown', true)).toBe('2027-11-26');
  });

  it('the day on which the clocks change is a day like any other', () => {
    expect(dateByKey('2027-03-28', 'ArrowRight', false)).toBe('2027-03-29');
    expect(dateByKey('2027-10-31', 'ArrowLeft', false)).toBe('2027-10-30');
  });

  it('the limits hold', () => {
    expect(clampDate('2026-11-20', '2026-11-24', '2026-12-24')).toBe('2026-11-24');
    expect(clampDate('2027-01-01', '2026-11-24', '2026-12-24')).toBe('2026-12-24');
    expect(clampDate('2026-12-01', '2026-11-24', '2026-12-24')).toBe('2026-12-01');
  });
});
