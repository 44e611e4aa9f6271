import { afterEach, describe, expect, it } from 'vitest';
import { bindClock } from '../../shared/platform/clock.ts';
import { codeSent, countdown, resendDelayOf, resendLeft } from './verify-phone.ts';

describe('how long until another code', () => {
  afterEach(() => bindClock(null));
  const at = (ms: number) => bindClock(() => ms);
  it.each([
    [0, 60],
    [59_000, 1],
    [60_000, 0],
    [61_000, 0],
    [-5_000, 60],
  ])('%i ms later: %i s', (later, left) => {
    at(1_000_000);
    const state: unknown = structuredClone(codeSent(60));
    at(1_000_000 + later);
    expect(resendLeft(state)).toBe(left);
  });
  it.each([null, undefined, 'x', {}, { resendIn: 60 }, { resendIn: '60', sentAt: 1 }])(
    'no wait without a complete state: %j',
    (state) => expect(resendLeft(state)).toBe(0),
  );
  it('as a refusal says', () => {
    expect([
      resendDelayOf({ resend_in_s: 12 }),
      resendDelayOf({ resend_in_s: 'x' }),
      resendDelayOf(null),
      resendDelayOf({}),
    ]).toEqual([12, undefined, undefined, undefined]);
  });
});

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [60, '1:00'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [85_805, '23:50:05'],
])('%i seconds are shown as %s', (seconds, text) => {
  expect(countdown(seconds)).toBe(text);
});
