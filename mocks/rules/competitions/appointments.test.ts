import { describe, expect, it } from 'vitest';
import { decideAppointment } from './appointments.ts';

describe('the appointment of an official', () => {
  it.each([
    // state, appoint, accept, decline, remove
    [null, 'asked', 'forbidden', 'forbidden', 'not_found'],
    ['asked', 'already_appointed', 'accepted', 'declined', null],
    ['accepted', 'already_appointed', 'accepted', 'declined', null],
    ['declined', 'asked', 'accepted', 'declined', null],
  ] as const)('%s: appointed, accepted, declined, taken off', (state, ...expected) => {
    const decisions = (['appoint', 'accept', 'decline', 'remove'] as const).map((event) => {
      const decision = decideAppointment(state, event);
      return 'next' in decision ? decision.next : decision.refused;
    });
    expect(decisions).toEqual(expected);
  });
});
