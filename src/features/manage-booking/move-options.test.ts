import { describe, expect, it } from 'vitest';
import type { Booking, CourtAvailability, SlotState } from '../../shared/api/generated/model';
import { moveOptions } from './move-options.ts';

const football = { id: 1, key: 'football', name: 'Football' } as const;
const tennis = { id: 4, key: 'tennis', name: 'Tennis' } as const;
const at = (hour: number) => `2026-11-26T${hour}:00:00+01:00`;

function court(
  id: number,
  sport: typeof football | typeof tennis,
  states: [hour: number, state: SlotState][],
): CourtAvailability {
  const slots = states.map(([hour, state]) => ({
    court_id: id,
    time_slot_id: hour - 5,
    starts_at: at(hour),
    ends_at: at(hour + 1),
    state,
    price: 1000 + hour,
  }));
  return { court: { id, name: `Fusha ${id}`, sport }, slots };
}

// only what moving reads
const booking = {
  id: 9,
  court: { id: 1, name: 'Fusha 1', sport: football },
  date: '2026-11-26',
  time_slot: { id: 14, start: '19:00', end: '20:00' },
  slot_count: 2,
  starts_at: at(19),
  ends_at: at(21),
} as Booking;
const starts = (courts: CourtAvailability[], id = 1) =>
  moveOptions(courts, booking).flatMap(({ court, slots }) =>
    court.id === id ? slots.map(({ time_slot_id: slotId }) => slotId + 5) : [],
  );

describe('where a booking of two slots can move', () => {
  it('needs two free slots in a row; its own count as free', () => {
    const one = court(1, football, [
      [17, 'available'],
      [18, 'available'],
      [19, 'confirmed'],
      [20, 'confirmed'],
      [21, 'available'],
      [22, 'pending'],
    ]);
    expect(starts([one])).toEqual([17, 18, 20]);
  });

  it('does not jump over a closed hour', () => {
    expect(
      starts([
        court(1, football, [
          [10, 'available'],
          [12, 'available'],
          [13, 'available'],
        ]),
      ]),
    ).toEqual([12]);
  });

  it('its hours on another court are another matter', () => {
    const other = court(2, football, [
      [19, 'confirmed'],
      [20, 'confirmed'],
      [21, 'available'],
      [22, 'available'],
    ]);
    expect(starts([other], 2)).toEqual([21]);
  });

  it.each(['held', 'blocked', 'past', 'too-soon', 'too-far'] as const)('not into a slot that is %s', (state) => {
    expect(
      starts([
        court(1, football, [
          [10, 'available'],
          [11, state],
        ]),
      ]),
    ).toEqual([]);
  });

  it('costs the sum of its slots and ends with the last', () => {
    expect(
      moveOptions(
        [
          court(2, football, [
            [10, 'available'],
            [11, 'available'],
          ]),
        ],
        booking,
      ).flatMap(({ slots }) => slots),
    ).toEqual([{ court_id: 2, time_slot_id: 5, state: 'available', starts_at: at(10), ends_at: at(12), price: 2021 }]);
  });

  it('only to courts of the same sport, its own first', () => {
    const courts = [court(3, football, []), court(2, tennis, []), court(1, football, [])];
    expect(moveOptions(courts, booking).map((one) => one.court.id)).toEqual([1, 3]);
  });
});
