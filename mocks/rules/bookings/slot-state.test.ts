import { describe, expect, it } from 'vitest';
import type { BlockRecord, BookingRecord, HoldRecord } from '../../db/records.ts';
import type { Occupancy } from './occupancy.ts';
import { newSession } from './series.ts';
import { type Viewer, slotState } from './slot-state.ts';
import { rangeTimes } from '../shared/slots.ts';
import { courtRecord, venueRecord } from '../testing.ts';
import { DAY, HOUR, MINUTE, toUtc } from '../shared/time.ts';

const court = courtRecord();
const date = '2026-11-26';
const range = { date, time_slot_id: 14, slot_count: 1 };
const now = toUtc(date, 10 * 60);
const player: Viewer = { userId: 1, now, window: { min_lead_minutes: 60, max_advance_days: 30 } };

const booking = (values: Partial<BookingRecord> = {}, at = range): BookingRecord => ({
  ...newSession({ court, venue: venueRecord(), range: at, now: now - HOUR, status: 'Confirmed' }),
  id: 1,
  series_id: null,
  user_id: 2,
  guest_name: null,
  guest_phone: null,
  note: null,
  source: 'user',
  ...values,
});
const block = (values: Partial<BlockRecord> = {}): BlockRecord => ({
  id: 1,
  venue_id: 1,
  court_ids: [1],
  date_from: date,
  date_to: date,
  time_slot_ids: null,
  reason: '',
  created_by: 4,
  ...values,
});
const hold = (values: Partial<HoldRecord> = {}): HoldRecord => ({
  id: 1,
  court_id: 1,
  ...range,
  ...rangeTimes(court, range),
  user_id: 2,
  expires_at: now + 1,
  ...values,
});
const with_ = (values: Partial<Occupancy>): Occupancy => ({
  bookings: [],
  blocks: [],
  holds: [],
  openings: [],
  ...values,
});
const stateOf = (values: Partial<Occupancy>, viewer = player, at = range, of = court) =>
  slotState(of, at, with_(values), viewer);

describe('state of a slot, in the order of design §14.1', () => {
  const start = rangeTimes(court, range).starts_at;
  const all = { bookings: [booking()], blocks: [block()], holds: [hold()] };

  it('past before blocked before confirmed before pending before held', () => {
    expect(stateOf(all, { ...player, now: start })).toBe('past');
    expect(stateOf(all)).toBe('blocked');
    expect(stateOf({ ...all, blocks: [] })).toBe('confirmed');
    expect(stateOf({ bookings: [booking({ status: 'Pending' })], holds: [hold()] })).toBe('pending');
    expect(stateOf({ holds: [hold()] })).toBe('held');
    expect(stateOf({})).toBe('available');
  });

  it('a hold blocks only other users, and only until it expires', () => {
    expect(stateOf({ holds: [hold({ user_id: 1 })] })).toBe('available');
    expect(stateOf({ holds: [hold({ expires_at: now })] })).toBe('available');
    expect(stateOf({ holds: [hold()] }, { ...player, userId: null })).toBe('held');
  });

  it('[R24] a head start keeps others out of its hour and of what overlaps it, with or without a window, until it is over', () => {
    const { slot_count: _, ...at } = range;
    const queue = [{ watch_id: 1, user_id: 1 }];
    const openings = [{ id: 1, venue_id: 1, court_id: 1, ...at, queue, until: now + MINUTE, served: [] }];
    const other = { ...player, userId: 2 };
    expect(stateOf({ openings })).toBe('available');
    expect(stateOf({ openings }, other)).toBe('held');
    expect(stateOf({ openings }, { ...other, window: null })).toBe('held');
    expect(stateOf({ openings }, other, { ...range, time_slot_id: range.time_slot_id - 1, slot_count: 2 })).toBe(
      'held',
    );
    expect(stateOf({ openings }, other, { ...range, time_slot_id: range.time_slot_id + 1 })).toBe('available');
    expect(stateOf({ openings }, { ...other, now: now + MINUTE })).toBe('available');
  });

  it('too soon below the lead time, too far beyond the window, neither without a window (R18)', () => {
    expect(stateOf({}, { ...player, now: start - 60 * MINUTE })).toBe('available');
    expect(stateOf({}, { ...player, now: start - 60 * MINUTE + 1 })).toBe('too-soon');
    expect(stateOf({}, { ...player, now: start - 30 * DAY })).toBe('available');
    expect(stateOf({}, { ...player, now: start - 31 * DAY })).toBe('too-far');
    expect(stateOf({}, { ...player, now: start - 31 * DAY, window: null })).toBe('available');
  });

  it('intervals overlap: a booking made before the delay changed covers two slots', () => {
    const late = courtRecord({ delayed_start: 30 });
    const states = [12, 13, 14, 15].map((id) =>
      stateOf({ bookings: [booking()] }, player, { ...range, time_slot_id: id }, late),
    );
    expect(states).toEqual(['available', 'confirmed', 'confirmed', 'available']);
  });

  it('several slots in a row are taken when one of them is; the neighbours do not touch', () => {
    expect(stateOf({ bookings: [booking()] }, player, { date, time_slot_id: 12, slot_count: 3 })).toBe('confirmed');
    expect(stateOf({ bookings: [booking()] }, player, { date, time_slot_id: 11, slot_count: 3 })).toBe('available');
    expect(stateOf({ bookings: [booking()] }, player, { date, time_slot_id: 15, slot_count: 1 })).toBe('available');
  });

  it('unbooked and expired bookings leave the slot free', () => {
    expect(stateOf({ bookings: [booking({ status: 'Unbooked' })] })).toBe('available');
    expect(stateOf({ bookings: [booking({ status: 'Pending', created_at: now - DAY })] })).toBe('available');
    expect(stateOf({ bookings: [booking({ status: 'Pending', created_at: now - DAY + 1 })] })).toBe('pending');
  });

  it('a block may list slots; a court that is not open then is blocked', () => {
    expect(stateOf({ blocks: [block({ time_slot_ids: [15] })] })).toBe('available');
    expect(stateOf({ blocks: [block({ time_slot_ids: [14] })] })).toBe('blocked');
    expect(stateOf({}, player, range, courtRecord({ default_slots: [1, 2, 3, 4, 5] }))).toBe('blocked');
  });
});
