import { describe, expect, it } from 'vitest';
import type { Booking } from '../../shared/api/generated/model';
import { dialogKind } from './booking-dialog-kind.ts';

const now = Date.parse('2026-11-24T10:00:00+01:00');
const booking = (changes: Partial<Booking> = {}) =>
  // only what the choice of a dialog reads
  ({
    status: 'Confirmed',
    starts_at: '2026-11-27T17:00:00+01:00',
    can_cancel: true,
    permissions: {},
    ...changes,
  }) as Booking;
const tooLate = booking({ can_cancel: false });
const begun = booking({ can_cancel: false, starts_at: '2026-11-24T10:00:00+01:00' });
const unbooked = booking({ can_cancel: false, status: 'Unbooked' });
const asked = booking({ can_cancel: false, permissions: { answer_closure: true, end_series: true } });
const weekly = booking({ weekly: true, permissions: { end_series: true } });

describe('the dialog of an address', () => {
  it.each([
    ['details', 'a booking', booking(), 'details'],
    ['cancel', 'a booking', booking(), 'cancel'],
    ['move', 'a booking', booking(), 'move'],
    ['cancel', 'one that is too near', tooLate, 'cannot-cancel'],
    ['cancel', 'one that has begun', begun, 'cannot-cancel'],
    ['cancel', 'one that is unbooked', unbooked, 'details'],
    ['move', 'one that is too near', tooLate, 'details'],
    ['move', 'one that has begun', begun, 'details'],
    ['end', 'a weekly booking', weekly, 'end'],
    [
      'end',
      'a weekly booking that has ended',
      booking({ weekly: true, permissions: { end_series: false } }),
      'details',
    ],
    ['details', 'one whose court is closed', asked, 'closure'],
    ['cancel', 'one whose court is closed', asked, 'closure'],
    ['move', 'one whose court is closed', asked, 'closure'],
    ['end', 'one whose court is closed', asked, 'end'],
    ['end', 'a single booking', booking(), 'details'],
    ['hand-over', 'one that may be handed over', booking({ permissions: { hand_over: true } }), 'hand-over'],
    ['hand-over', 'one that is offered', booking({ permissions: { cancel_handover: true } }), 'details'],
    ['take-back', 'one that is offered', booking({ permissions: { cancel_handover: true } }), 'take-back'],
    ['take-back', 'one that is not offered', booking({ permissions: { hand_over: true } }), 'details'],
  ] as const)('to %s %s', (task, _, one, kind) => expect(dialogKind(task, one, now)).toBe(kind));
});
