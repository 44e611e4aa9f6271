import { describe, expect, it } from 'vitest';
import { columnsInSight } from './columns-in-sight.ts';

/** A week of 12 courts, 47 px each, in a window of 1,280 px. */
const week = { count: 84, lane: 47, width: 1280, start: 0, scrolled: null };

describe('columns in sight', () => {
  it('are the first ones before the calendar is shown, and one more', () => {
    expect(columnsInSight(week)).toEqual({ from: 0, to: 29 });
  });

  it('begin a quarter of the width before the column that it opens on', () => {
    expect(columnsInSight({ ...week, start: 60 })).toEqual({ from: 52, to: 82 });
  });

  it('are all where they fit', () => {
    expect(columnsInSight({ ...week, count: 7 })).toEqual({ from: 0, to: 7 });
    expect(columnsInSight({ ...week, count: 7, width: 390, lane: 47 })).toEqual({ from: 0, to: 7 });
  });

  it.each([
    ['at the start', 0, 0, 28],
    ['in the middle', 2000, 41, 71],
    ['at the end', 2704, 56, 84],
  ])('follow the place of the calendar: %s', (_where, scrollLeft, from, to) => {
    const scrolled = { scrollLeft, clientWidth: 1280, scrollWidth: 3984 };
    expect(columnsInSight({ ...week, scrolled })).toEqual({ from, to });
  });

  it('no start leaves nothing undrawn at the left', () => {
    expect(columnsInSight({ ...week, start: -1 })).toEqual({ from: 0, to: 29 });
  });
});
