import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paintTo, strokeByKeys, strokeByPress } from './paint.ts';

const on = (...cells: number[]): ReadonlySet<number> => new Set(cells);
const sorted = (cells: ReadonlySet<number>) => [...cells].toSorted((a, b) => a - b);

describe('painting on 7 columns', () => {
  it('a press turns one cell on, the next one off again', () => {
    expect(sorted(paintTo(strokeByPress(on(), 9), 9, 7))).toEqual([9]);
    expect(sorted(paintTo(strokeByPress(on(8, 9), 9), 9, 7))).toEqual([8]);
  });

  it('a drag covers the rectangle, whichever way it goes', () => {
    const rectangle = [1, 2, 3, 8, 9, 10];
    for (const [from, to] of [
      [1, 10],
      [10, 1],
      [3, 8],
      [8, 3],
    ] as const)
      expect(sorted(paintTo(strokeByPress(on(), from), to, 7))).toEqual(rectangle);
  });

  it('a drag from a cell that is on turns off', () => {
    expect(sorted(paintTo(strokeByPress(on(0, 1, 2, 7, 8, 9, 14), 1), 9, 7))).toEqual([0, 7, 14]);
  });

  it('going back uncovers what was covered, as it was before', () => {
    const stroke = strokeByPress(on(2), 0);
    expect(sorted(paintTo(stroke, 3, 7))).toEqual([0, 1, 2, 3]);
    expect(sorted(paintTo(stroke, 1, 7))).toEqual([0, 1, 2]);
    expect(sorted(paintTo(stroke, 0, 7))).toEqual([0, 2]);
  });

  it('the keys carry on the state of the first cell', () => {
    expect(sorted(paintTo(strokeByKeys(on(3), 3), 5, 7))).toEqual([3, 4, 5]);
    expect(sorted(paintTo(strokeByKeys(on(4, 5, 6), 3), 5, 7))).toEqual([6]);
  });

  it('touches nothing outside the rectangle, and all of it alike', () => {
    const cell = fc.integer({ min: 0, max: 125 });
    fc.assert(
      fc.property(fc.uniqueArray(cell), cell, cell, (cells, from, to) => {
        const before = new Set(cells);
        const stroke = strokeByPress(before, from);
        const after = paintTo(stroke, to, 7);
        for (let index = 0; index < 126; index += 1) {
          const [row, column] = [Math.floor(index / 7), index % 7];
          const [row1, column1, row2, column2] = [Math.floor(from / 7), from % 7, Math.floor(to / 7), to % 7];
          const inside = (row - row1) * (row - row2) <= 0 && (column - column1) * (column - column2) <= 0;
          expect(after.has(index)).toBe(inside ? !before.has(from) : before.has(index));
        }
      }),
      { numRuns: 300 },
    );
  });
});
