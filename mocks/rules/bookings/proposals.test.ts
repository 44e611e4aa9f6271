import { beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../../db/database.ts';
import { tables } from '../../db/tables.ts';
import { testNow } from '../../testing.ts';
import { proposalsFor } from './proposals.ts';
import { bookingSeed, courtRecord, venueRecord } from '../testing.ts';
import { newSession } from './series.ts';

const db = createDatabase(tables);
const range = { date: '2026-11-26', time_slot_id: 14, slot_count: 1 };
const closing = {
  venue_id: 1,
  court_ids: [1, 2],
  date_from: '2026-11-26',
  date_to: '2026-11-26',
  time_slot_ids: null,
  reason: 'Shi.',
  created_by: 4,
};
const session = newSession({ court: courtRecord(), venue: venueRecord(), range, now: testNow, status: 'Confirmed' });
const booking = {
  ...session,
  id: 1,
  series_id: null,
  user_id: 1,
  guest_name: null,
  guest_phone: null,
  note: null,
  source: 'user',
} as const;
const find = (changes: object = {}, search: object = {}) =>
  proposalsFor(db.read, { ...booking, ...changes }, venueRecord(), { now: testNow, userId: 1, ...search });
const shown = (found: ReturnType<typeof find>) =>
  found.map(({ court, range: { date, time_slot_id }, price }) => [court.id, date, time_slot_id, price]);

beforeAll(() => db.transact((tx) => bookingSeed(tx, { now: testNow, scenario: 'default', seed: 1 })));

describe('[R31] free times near a booking', () => {
  it('are on the same day and the next, near its hour, its own court first, never for more', () => {
    expect(shown(find())).toEqual([
      [2, '2026-11-26', 14, 2000],
      [1, '2026-11-26', 13, 2000],
      [1, '2026-11-26', 15, 2000],
      [1, '2026-11-27', 14, 2000],
      [2, '2026-11-27', 14, 2000],
      [1, '2026-11-27', 13, 2000],
    ]);
  });

  it('are not in the time that is to be closed: then on the next day and the one before', () => {
    expect(shown(find({}, { closing })).map(([, date]) => date)).toEqual([
      ...Array.from({ length: 3 }, () => '2026-11-27'),
      ...Array.from({ length: 3 }, () => '2026-11-25'),
    ]);
  });

  it('cost less where it is cheaper', () => {
    expect(shown(find({ price: 9000 }, { closing })).slice(0, 2)).toEqual([
      [1, '2026-11-27', 14, 2000],
      [2, '2026-11-27', 14, 2500],
    ]);
  });

  it('leave out what was proposed to others, days that are over, and other sports', () => {
    const except = find().slice(0, 1);
    expect(shown(find({}, { except }))[0]).toEqual([1, '2026-11-26', 13, 2000]);
    const today = find({ date: '2026-11-21', starts_at: testNow + 2 * 3_600_000 }, {});
    expect(shown(today).every(([, date]) => String(date) >= '2026-11-21')).toBe(true);
    expect(find().every(({ court }) => court.venue_id === 1)).toBe(true);
    expect(shown(find({ slot_count: 3 })).every(([, , slot]) => Number(slot) <= 16)).toBe(true);
  });
});
