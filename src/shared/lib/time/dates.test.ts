import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  compareDates,
  dateParts,
  daysBetween,
  isValidDate,
  isoWeek,
  isoWeekday,
  startOfWeek,
} from './dates.ts';

const anyDate = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((d) => d.toISOString().slice(0, 10));

describe('calendar dates', () => {
  it.each(['2026-11-26', '2028-02-29', '0099-01-01'])('%s exists', (date) => expect(isValidDate(date)).toBe(true));
  it.each(['', '2027-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '26.11.2026', '2026-11-26T00:00'])(
    '%j does not',
    (date) => expect(isValidDate(date)).toBe(false),
  );

  it('crosses months, leap days and the clock changes by whole days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(addDays('2027-03-27', 1)).toBe('2027-03-28');
    expect(addDays('2026-10-25', 7)).toBe('2026-11-01');
  });

  it('[R16] the week starts on Monday', () => {
    expect(isoWeekday('2026-11-26')).toBe(4);
    expect(isoWeekday('2026-11-29')).toBe(7);
    expect(startOfWeek('2026-11-29')).toBe('2026-11-23');
    expect(startOfWeek('2026-11-23')).toBe('2026-11-23');
  });

  it.each([
    ['2026-11-26', '2026-W48'],
    ['2026-01-01', '2026-W01'],
    ['2025-12-29', '2026-W01'],
    ['2025-12-28', '2025-W52'],
    ['2027-01-03', '2026-W53'],
    ['2027-01-04', '2027-W01'],
  ])('%s is in week %s of ISO 8601', (date, week) => expect(isoWeek(date)).toBe(week));

  it('adding and counting are inverse, comparing follows the calendar', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -40_000, max: 40_000 }), (date, days) => {
        const other = addDays(date, days);
        expect(daysBetween(date, other)).toBe(days);
        expect(compareDates(date, other) < 0).toBe(days > 0);
      }),
      { numRuns: 2000 },
    );
  });

  it('splits into numbers', () => expect(dateParts('2026-09-05')).toEqual({ year: 2026, month: 9, day: 5 }));
  it('refuses what is no date', () => expect(() => addDays('tomorrow', 1)).toThrow(RangeError));
});
