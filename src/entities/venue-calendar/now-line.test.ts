import { describe, expect, it } from 'vitest';
import { calendarCells } from './calendar-cells.ts';
import { nowRows } from './now-line.ts';
import { testCalendar } from './testing.ts';

const cells = calendarCells(
  testCalendar({
    courts: [
      { id: 1, name: 'Fusha 1' },
      { id: 2, name: 'Fusha 2', delay: 30 },
    ],
    dates: ['2026-11-26'],
    slotIds: [3, 4, 14, 18],
  }),
  { courtId: null, sportId: null },
  0,
);

describe('the line at the present time', () => {
  it.each([
    ['2026-11-26T08:00:00+01:00', [0, null]],
    ['2026-11-26T08:45:00+01:00', [0.75, 0.25]],
    ['2026-11-26T09:30:00+01:00', [1.5, 1]],
    ['2026-11-26T18:30:00Z', [2.5, 2]],
    // between the rows, before and after them, and on other days
    ['2026-11-26T12:00:00+01:00', null],
    ['2026-11-26T05:00:00+01:00', null],
    ['2026-11-27T08:45:00+01:00', null],
    ['2026-11-25T08:45:00+01:00', null],
    // the last slot of a court with a delayed start ends after midnight
    ['2026-11-27T00:15:00+01:00', [null, 3.75]],
  ])('at %s: %j', (instant, expected) => {
    expect(nowRows(cells, Date.parse(instant))).toEqual(expected);
  });

  it.each([
    ['2026-10-25', '2026-10-25T18:30:00+01:00'],
    ['2027-03-28', '2027-03-28T18:30:00+02:00'],
  ])('keeps to the clock on %s, when it changes', (date, instant) => {
    const ofDay = { ...cells, columns: [{ date, court: { id: 1, name: '' }, delay: 0 }] };
    expect(nowRows(ofDay, Date.parse(instant))).toBeNull();
    expect(nowRows(ofDay, Date.parse(instant) + 60 * 60_000)).toEqual([2.5]);
  });
});
