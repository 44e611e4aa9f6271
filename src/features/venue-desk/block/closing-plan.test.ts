import { describe, expect, test } from 'vitest';
import type { AffectedBooking, BookingProposal } from '../../../shared/api/generated/model';
import { actionsFor, chosenForAll, closingBody, countOf, placeKey, planClosing } from './closing-plan.ts';

const at = (slot: number, court_id = 5): BookingProposal => ({
  court_id,
  court_name: `Fusha ${court_id}`,
  date: '2026-11-26',
  time_slot_id: slot,
  starts_at: `2026-11-26T${slot + 5}:00:00+01:00`,
  ends_at: `2026-11-26T${slot + 6}:00:00+01:00`,
  price: 2500,
});
const booking = (id: number, changes: Partial<AffectedBooking> = {}) =>
  // only what the plan reads
  ({
    booking: { id },
    ask_until: '2026-11-25T10:00:00+01:00',
    proposals: [at(15), at(16)],
    ...changes,
  }) as AffectedBooking;
const move = (to: string | null = null) => ({ action: 'move', to }) as const;
const ask = { action: 'ask', to: null } as const;
const cancel = { action: 'cancel', to: null } as const;
const slots = (plan: ReturnType<typeof planClosing>) => plan.map(({ to }) => to?.time_slot_id ?? null);

describe('[R31] what happens to the bookings of a closed time', () => {
  test('guests and those that start soon are not asked, and nothing moves where nothing is free', () => {
    expect(actionsFor(booking(1))).toEqual(['move', 'cancel', 'ask']);
    expect(actionsFor(booking(1, { ask_until: null }))).toEqual(['move', 'cancel']);
    expect(actionsFor(booking(1, { proposals: [] }))).toEqual(['cancel', 'ask']);
  });

  test('nothing happens to a booking before it is chosen', () => {
    const plan = planClosing([booking(1), booking(2)], { 2: ask });
    expect(plan.map(({ action, problem }) => [action, problem])).toEqual([
      [null, 'missing'],
      ['ask', null],
    ]);
    expect(closingBody(plan)).toEqual([{ booking_id: 2, action: 'ask' }]);
  });

  test('a choice that is no longer possible counts as none', () => {
    expect(planClosing([booking(1, { ask_until: null })], { 1: ask })[0]).toMatchObject({ problem: 'missing' });
  });

  test('two bookings never move to the same time', () => {
    const plan = planClosing([booking(1), booking(2), booking(3)], { 1: move(), 2: move(), 3: move() });
    expect(slots(plan)).toEqual([15, 16, null]);
    expect(plan.map(({ problem }) => problem)).toEqual([null, null, 'gone']);
    expect([...(plan[0]?.takenKeys ?? [])]).toEqual(['5_2026-11-26_16']);
  });

  test('a chosen time goes before those that are proposed', () => {
    expect(slots(planClosing([booking(1), booking(2)], { 1: move(), 2: move(placeKey(at(15))) }))).toEqual([16, 15]);
  });

  test('the same hour of another court is another time', () => {
    const other = booking(2, { proposals: [at(15, 6)] });
    expect(slots(planClosing([booking(1), other], { 1: move(), 2: move() }))).toEqual([15, 15]);
  });

  test('a chosen time that has gone is asked for again, never replaced', () => {
    const plan = planClosing([booking(1, { proposals: [at(16)] })], { 1: move(placeKey(at(15))) });
    expect(plan[0]).toMatchObject({ action: 'move', to: null, problem: 'gone' });
  });

  test('choices stay with their bookings when the list changes', () => {
    const plan = planClosing([booking(9), booking(1), booking(2)], { 1: cancel, 2: ask, 7: cancel });
    expect(plan.map(({ action }) => action)).toEqual([null, 'cancel', 'ask']);
    expect(countOf(plan, 'cancel')).toBe(1);
  });

  test('for all is for those that it is possible for', () => {
    const affected = [booking(1), booking(2, { ask_until: null })];
    expect(chosenForAll(affected, { 2: cancel }, 'ask')).toEqual({ 1: ask, 2: cancel });
  });

  test('sends where each one moves', () => {
    expect(closingBody(planClosing([booking(1)], { 1: move() }))).toEqual([
      { booking_id: 1, action: 'move', to: { court_id: 5, date: '2026-11-26', time_slot_id: 15 } },
    ]);
  });
});
