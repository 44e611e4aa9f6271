import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarCells } from './calendar-cells.ts';
import { dropRow, ownerRow, stepInGrid } from './grid-steps.ts';
import { testBooking, testCalendar, type TestCourt } from './testing.ts';

const date = '2026-11-26';
const first: TestCourt = { id: 1, name: 'Fusha 1' };
const second: TestCourt = { id: 2, name: 'Fusha 2' };
const courts = [first, second, { id: 3, name: 'Fusha 3' }];
/** Rows 16:00 … 20:00 and 22:00; a booking of two slots at 17:00 on the first court, of one at 20:00 on the second. */
const cells = calendarCells(
  testCalendar({
    courts,
    dates: [date],
    slotIds: [11, 12, 13, 14, 15, 17],
    bookings: [testBooking(1, first, date, 12, { slot_count: 2 }), testBooking(2, second, date, 15)],
  }),
  { courtId: null, sportId: null },
  0,
);
const step = (row: number, column: number, key: string, ctrlKey = false) =>
  stepInGrid(cells, { row, column }, { key, ctrlKey });

describe('the keys of the grid', () => {
  it.each([
    ['ArrowDown', [0, 1], [1, 1]],
    ['ArrowUp', [0, 1], [0, 1]],
    ['ArrowDown', [5, 1], [5, 1]],
    ['ArrowLeft', [2, 0], [2, 0]],
    ['ArrowRight', [2, 2], [2, 2]],
    // a booking of two rows is left by its edges, and passed sideways in the same row
    ['ArrowDown', [1, 0], [3, 0]],
    ['ArrowUp', [2, 0], [0, 0]],
    ['ArrowUp', [3, 0], [2, 0]],
    ['ArrowRight', [2, 0], [2, 1]],
    ['Home', [3, 2], [3, 0]],
    ['End', [3, 0], [3, 2]],
  ])('%s from %j leads to %j', (key, [row = 0, column = 0], [toRow, toColumn]) => {
    expect(step(row, column, key)).toEqual({ row: toRow, column: toColumn });
  });

  it('goes to the ends of the grid with Ctrl, and leaves other keys alone', () => {
    expect(step(3, 1, 'Home', true)).toEqual({ row: 0, column: 0 });
    expect(step(3, 1, 'End', true)).toEqual({ row: 5, column: 2 });
    expect(step(3, 1, 'ArrowDown', true)).toBeNull();
    expect(step(3, 1, 'a')).toBeNull();
    expect(ownerRow(cells, { row: 2, column: 0 })).toBe(1);
  });

  it('reaches every cell with the arrows, and leads nowhere else', () => {
    const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End');
    fc.assert(
      fc.property(fc.array(keys, { maxLength: 40 }), (pressed) => {
        let at = { row: 0, column: 0 };
        for (const key of pressed) at = stepInGrid(cells, at, { key, ctrlKey: false }) ?? at;
        expect(cells.rows[ownerRow(cells, at)]?.cells[at.column]).toBeTruthy();
      }),
    );
    const reached = new Set(['0 0']);
    const open = [{ row: 0, column: 0 }];
    for (let at = open.pop(); at; at = open.pop())
      for (const key of ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft']) {
        const next = stepInGrid(cells, at, { key, ctrlKey: false }) ?? at;
        const name = `${ownerRow(cells, next)} ${next.column}`;
        if (reached.has(name)) continue;
        reached.add(name);
        open.push(next);
      }
    expect(reached.size).toBe(6 * 3 - 1);
  });
});

describe('where a dragged booking may be dropped', () => {
  const two = { id: 1, slot_count: 2 };
  it.each([
    ['free rows of another court', { row: 1, column: 2 }, 1],
    ['partly its own rows', { row: 2, column: 0 }, 2],
    ['its own place', { row: 1, column: 0 }, null],
    ['the last row before a gap', { row: 4, column: 2 }, null],
    ['the last row', { row: 5, column: 2 }, null],
    ['rows that another booking takes', { row: 3, column: 1 }, null],
    ['no row', { row: 6, column: 1 }, null],
  ])('%s', (_, at, expected) => {
    expect(dropRow(cells, at, two)).toBe(expected);
  });

  it('a booking of one hour fits where one hour is free', () => {
    expect(dropRow(cells, { row: 5, column: 2 }, { id: 2, slot_count: 1 })).toBe(5);
    expect(dropRow(cells, { row: 1, column: 0 }, { id: 2, slot_count: 1 })).toBeNull();
  });
});
