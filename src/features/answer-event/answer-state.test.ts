import { expect, it } from 'vitest';
import type { Event, Participant } from '../../shared/api/generated/model';
import { answerState, pressedAnswer } from './answer-state.ts';

const event: Pick<Event, 'phase' | 'rsvp_until' | 'starts_at' | 'permissions'> = {
  phase: 'scheduled',
  rsvp_until: '2026-11-26T18:00:00+01:00',
  starts_at: '2026-11-26T20:00:00+01:00',
  permissions: { answer: true },
};
const at = (time: string) => Date.parse(`2026-11-26T${time}:00+01:00`);

it.each([
  ['before the time to answer is over', {}, true, '17:59', 'open'],
  ['at the end of that time', {}, true, '18:00', 'closed'],
  ['at its start', {}, true, '20:00', 'over'],
  ['cancelled', { phase: 'cancelled' }, true, '10:00', 'over'],
  ['for a guest, who is asked to sign in', { permissions: {} }, false, '10:00', 'open'],
  ['for who was removed', { permissions: {} }, true, '10:00', 'refused'],
] as const)('[COM-04] answers are taken %s', (_, other, isSignedIn, time, state) => {
  expect(answerState({ ...event, ...other }, isSignedIn, at(time))).toBe(state);
});

it.each([
  ['going', 'going'],
  ['waitlisted', 'going'],
  ['requested', 'going'],
  ['maybe', 'maybe'],
  ['declined', 'declined'],
  ['invited', null],
  ['removed', null],
] as const)('[COM-04] of somebody who is %s the pressed answer is %s', (status, pressed) => {
  // of a participation only its status matters
  expect(pressedAnswer({ status } as Participant)).toBe(pressed);
  expect(pressedAnswer(null)).toBeNull();
});
