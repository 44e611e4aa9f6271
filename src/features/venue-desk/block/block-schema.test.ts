import { describe, expect, test } from 'vitest';
import { blockDefaults, blockTime, isComplete, isSameTime } from './block-schema.ts';

const cell = { courtId: 5, date: '2026-11-26', slotId: 14 };
const values = { ...blockDefaults(cell, '2026-11-24'), reason: 'Repairs' };

test('begins with the cell that was pressed, or with today on no court', () => {
  expect(values).toMatchObject({ court_ids: [5], date_from: '2026-11-26', date_to: '2026-11-26', all_day: false });
  expect(blockTime(values).time_slot_ids).toEqual([14]);
  const today = blockDefaults(null, '2026-11-24');
  expect(today).toMatchObject({ court_ids: [], date_from: '2026-11-24', all_day: true });
  expect(blockTime(today).time_slot_ids).toBeNull();
});

test('sends every slot from the first to the last', () => {
  expect(blockTime({ ...values, from_slot: 13, to_slot: 16 }).time_slot_ids).toEqual([13, 14, 15, 16]);
});

describe('what it would hit is asked for', () => {
  test.each([
    ['a cell', {}, true],
    ['no court', { court_ids: [] }, false],
    ['a day that does not exist', { date_to: '2026-11-31' }, false],
    ['days in the wrong order', { date_to: '2026-11-25' }, false],
    ['hours in the wrong order', { from_slot: 15 }, false],
    ['hours in the wrong order that do not count', { from_slot: 15, all_day: true }, true],
  ])('with %s: %o %s', (_, changes, expected) => {
    expect(isComplete({ ...values, ...changes })).toBe(expected);
  });
});

test('a block is found by its courts, days and slots in any order', () => {
  const block = {
    id: 1,
    court_ids: [6, 5],
    date_from: '2026-11-26',
    date_to: '2026-11-27',
    time_slot_ids: [14, 13],
    reason: 'Repairs',
    created_by: null,
    open_questions: 0,
  };
  const time = { court_ids: [5, 6], date_from: '2026-11-26', date_to: '2026-11-27', time_slot_ids: [13, 14] };
  expect(isSameTime(block, time)).toBe(true);
  expect(isSameTime({ ...block, time_slot_ids: null }, { ...time, time_slot_ids: null })).toBe(true);
  expect(isSameTime(block, { ...time, time_slot_ids: null })).toBe(false);
  expect(isSameTime(block, { ...time, court_ids: [5] })).toBe(false);
  expect(isSameTime(block, { ...time, date_to: '2026-11-28' })).toBe(false);
});
