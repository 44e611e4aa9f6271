import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CourtAvailability, SlotState } from '../../shared/api/generated/model';
import { courtFor, nextFreeRun, pressSlot, selectionOf, type SlotRun } from './selection.ts';

const hour = (id: number) => `2026-11-26T${String(5 + id).padStart(2, '0')}:00:00+01:00`;

function court(id: number, states: Record<number, SlotState>, sportId = 1): CourtAvailability {
  return {
    court: { id, name: `Fusha ${id}`, sport: { id: sportId, key: 'football', name: 'Football' } },
    slots: Object.entries(states).map(([slot, state]) => ({
      court_id: id,
      time_slot_id: Number(slot),
      starts_at: hour(Number(slot)),
      ends_at: hour(Number(slot) + 1),
      state,
      price: 2000 + id,
    })),
  };
}

describe('pressing slots', () => {
  const run: SlotRun = { courtId: 7, slotId: 13, slotCount: 2 };
  it.each([
    ['the first selects', null, 13, { courtId: 7, slotId: 13, slotCount: 1 }],
    ['the one before extends', run, 12, { courtId: 7, slotId: 12, slotCount: 3 }],
    ['the one after extends', run, 15, { courtId: 7, slotId: 13, slotCount: 3 }],
    ['the first edge shrinks', run, 13, { courtId: 7, slotId: 14, slotCount: 1 }],
    ['the last edge shrinks', run, 14, { courtId: 7, slotId: 13, slotCount: 1 }],
    ['one further away begins anew', run, 17, { courtId: 7, slotId: 17, slotCount: 1 }],
    ['a fourth begins anew', { ...run, slotCount: 3 }, 16, { courtId: 7, slotId: 16, slotCount: 1 }],
    ['the middle of three begins anew', { ...run, slotCount: 3 }, 14, { courtId: 7, slotId: 14, slotCount: 1 }],
    ['the only one deselects', { ...run, slotCount: 1 }, 13, null],
  ])('%s', (_, before, slot, after) => expect(pressSlot(before, 7, slot)).toEqual(after));

  it('another court begins anew', () =>
    expect(pressSlot(run, 8, 13)).toEqual({ courtId: 8, slotId: 13, slotCount: 1 }));

  it('never leaves one to three in a row, whatever is pressed', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 18 }))), (presses) => {
        let current: SlotRun | null = null;
        for (const [courtId, slotId] of presses) {
          current = pressSlot(current, courtId, slotId);
          if (!current) continue;
          expect(current.slotCount).toBeGreaterThanOrEqual(1);
          expect(current.slotCount).toBeLessThanOrEqual(3);
        }
      }),
    );
  });
});

describe('the court of an address that names none', () => {
  const wish = { slotId: 15, slotCount: 1, sportId: null };
  const at = (id: number, state: SlotState, sportId = 1) => court(id, { 15: state }, sportId);
  it('is the first that is free', () =>
    expect(courtFor(wish, [at(7, 'confirmed'), at(8, 'available'), at(9, 'available')])).toBe(8));
  it('is of the sport that was looked for', () =>
    expect(courtFor({ ...wish, sportId: 4 }, [at(7, 'available'), at(8, 'available', 4)])).toBe(8));
  it('is the one that begins first, not one that begins later than was said', () => {
    const late = at(7, 'available');
    for (const slot of late.slots) slot.starts_at = '2026-11-26T20:30:00+01:00';
    expect(courtFor(wish, [late, at(8, 'available')])).toBe(8);
  });
  it('is one that has the time where it is free nowhere, so that this is said', () =>
    expect(courtFor(wish, [at(7, 'confirmed'), at(8, 'held')])).toBe(7));
  it('is none where no court has the time', () => expect(courtFor(wish, [court(7, { 12: 'available' })])).toBeNull());
  it('is none without a time', () => expect(courtFor({ ...wish, slotId: null }, [at(7, 'available')])).toBeNull());
});

describe('what an address selects', () => {
  const courts = [court(7, { 12: 'available', 13: 'available', 14: 'confirmed' })];
  it('has its price', () =>
    expect(selectionOf({ courtId: 7, slotId: 12, slotCount: 2 }, courts)).toMatchObject({ price: 4014, isFree: true }));
  it('is kept when it was taken meanwhile', () =>
    expect(selectionOf({ courtId: 7, slotId: 13, slotCount: 2 }, courts)?.isFree).toBe(false));
  it('is nothing where the court has no such slot', () => {
    expect(selectionOf({ courtId: 7, slotId: 14, slotCount: 2 }, courts)).toBeNull();
    expect(selectionOf({ courtId: 9, slotId: 12, slotCount: 1 }, courts)).toBeNull();
    expect(selectionOf({ courtId: null, slotId: 12, slotCount: 1 }, courts)).toBeNull();
  });
});

describe('the next free time after a lost race', () => {
  const wanted: SlotRun = { courtId: 7, slotId: 13, slotCount: 1 };
  it('is the same time on another court of the sport', () =>
    expect(nextFreeRun(wanted, [court(7, { 13: 'held', 14: 'available' }), court(8, { 13: 'available' })])).toEqual({
      ...wanted,
      courtId: 8,
    }));
  it('is the next hour on the same court rather than on another', () =>
    expect(nextFreeRun(wanted, [court(8, { 14: 'available' }), court(7, { 13: 'held', 14: 'available' })])).toEqual({
      ...wanted,
      slotId: 14,
    }));
  it('is an earlier one when nothing later is free', () =>
    expect(nextFreeRun(wanted, [court(7, { 11: 'available', 12: 'available', 13: 'held' })])).toEqual({
      ...wanted,
      slotId: 12,
    }));
  it('is as long as the one that was lost', () =>
    expect(
      nextFreeRun({ ...wanted, slotCount: 2 }, [
        court(7, { 14: 'available', 15: 'confirmed', 16: 'available', 17: 'available' }),
      ])?.slotId,
    ).toBe(16));
  it('is no other sport', () =>
    expect(nextFreeRun(wanted, [court(7, { 13: 'held' }), court(8, { 13: 'available' }, 2)])).toBeNull());
});
