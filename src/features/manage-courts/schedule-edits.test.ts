import { describe, expect, it } from 'vitest';
import {
  cellSlots,
  comingDates,
  ownWeekdays,
  paintedWeek,
  slotCells,
  weekCells,
  withDate,
  withoutDate,
  withoutRepeats,
} from './schedule-edits.ts';

const usual = [10, 11, 12, 13, 14];
const closed = (date: string) => ({ weekday: null, date, time_slot_ids: [] });
const monday = (...time_slot_ids: number[]) => ({ weekday: 1, date: null, time_slot_ids });

describe('cells', () => {
  it('of a day are its slots, counted from 0', () => {
    expect([...slotCells([1, 18])]).toEqual([0, 17]);
    expect(cellSlots(new Set([17, 0]))).toEqual([1, 18]);
  });

  it('of a week are a row for each hour and a column for each weekday', () => {
    const cells = weekCells({ default_slots: [1, 18], schedules: [monday(2)] });
    // Monday at 07:00; Tuesday to Sunday at 06:00 and 23:00
    expect([...cells].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 120, 121, 122, 123, 124, 125]);
  });
});

describe('painting the week', () => {
  it('gives a weekday hours of its own, and leaves dates alone', () => {
    const court = { default_slots: usual, schedules: [closed('2026-11-28')] };
    const cells = new Set(weekCells(court));
    cells.add(0); // Monday at 06:00
    expect(paintedWeek(court, cells)).toEqual([monday(1, 10, 11, 12, 13, 14), closed('2026-11-28')]);
  });

  it('a weekday that has the usual hours again has no entry', () => {
    const court = { default_slots: usual.toReversed(), schedules: [monday(1, ...usual)] };
    const cells = new Set(weekCells(court));
    cells.delete(0);
    expect(paintedWeek(court, cells)).toEqual([]);
  });

  it('a weekday without hours is closed', () => {
    const cells = new Set([...weekCells({ default_slots: usual, schedules: [] })].filter((cell) => cell % 7 !== 6));
    const after = paintedWeek({ default_slots: usual, schedules: [] }, cells);
    expect(after).toEqual([{ weekday: 7, date: null, time_slot_ids: [] }]);
    expect(ownWeekdays(after)).toEqual([7]);
  });
});

it('hours of a weekday that have become the usual ones are not sent; those of a date are', () => {
  const holiday = { weekday: null, date: '2026-11-28', time_slot_ids: usual };
  expect(withoutRepeats([monday(...usual), monday(), holiday], usual)).toEqual([monday(), holiday]);
});

describe('dates', () => {
  it('a date has one entry, the last', () => {
    const once = withDate([closed('2026-11-28'), closed('2026-12-25')], '2026-11-28', [3, 4]);
    expect(once).toEqual([closed('2026-12-25'), { weekday: null, date: '2026-11-28', time_slot_ids: [3, 4] }]);
    expect(withoutDate(once, '2026-11-28')).toEqual([closed('2026-12-25')]);
  });

  it('those to come are shown in order, today among them', () => {
    const all = [closed('2026-12-25'), closed('2026-11-23'), monday(), closed('2026-11-24')];
    expect(comingDates(all, '2026-11-24').map(({ date }) => date)).toEqual(['2026-11-24', '2026-12-25']);
  });
});
