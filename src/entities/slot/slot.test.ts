import { describe, expect, it } from 'vitest';
import type { CourtAvailability, CourtSlot } from '../../shared/api/generated/model';
import { dayPartOf, nextFreeSlot, slotLook } from './slot.ts';

describe('a slot as a player sees it', () => {
  it.each(['confirmed', 'pending', 'held', 'blocked'] as const)('%s is taken', (state) =>
    expect(slotLook({ state })).toBe('taken'),
  );
  it.each(['available', 'past', 'too-soon', 'too-far'] as const)('%s says so', (state) =>
    expect(slotLook({ state })).toBe(state),
  );
  it.each(['confirmed', 'pending', 'past'] as const)('%s is mine when the booking in it is', (state) => {
    expect(slotLook({ state, is_mine: true, booking_id: 41 })).toBe('mine');
  });
});

describe('the part of the day', () => {
  it.each([
    ['2026-11-26T11:59:00+01:00', 'morning'],
    ['2026-11-26T12:00:00+01:00', 'afternoon'],
    ['2026-11-26T17:30:00+01:00', 'afternoon'],
    ['2026-11-26T18:00:00+01:00', 'evening'],
    ['2026-07-01T15:30:00Z', 'afternoon'],
  ])('%s on the clock of Tirana', (starts_at, part) => expect(dayPartOf({ starts_at })).toBe(part));
});

describe('the next free slot', () => {
  const slot = (court_id: number, hour: number, state: CourtSlot['state']): CourtSlot => ({
    court_id,
    time_slot_id: hour - 5,
    starts_at: `2026-11-26T${hour}:00:00+01:00`,
    ends_at: `2026-11-26T${hour + 1}:00:00+01:00`,
    state,
    price: 2500,
  });
  const court = (id: number, ...slots: CourtSlot[]): CourtAvailability => ({
    court: { id, name: `Fusha ${id}`, sport: { id: 1, key: 'football', name: 'Football' } },
    slots,
  });

  it('is the earliest of all courts, and of equal ones that of the first court', () => {
    const courts = [
      court(1, slot(1, 10, 'past'), slot(1, 12, 'available')),
      court(2, slot(2, 11, 'available')),
      court(3, slot(3, 11, 'available')),
    ];
    expect(nextFreeSlot(courts)).toMatchObject({ court_id: 2, time_slot_id: 6 });
  });
  it('is none on a full day', () => expect(nextFreeSlot([court(1, slot(1, 10, 'pending'))])).toBeNull());
});
