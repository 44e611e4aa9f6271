import { afterEach, describe, expect, it } from 'vitest';
import { bindClock } from '../../shared/platform/clock.ts';
import { codeSent, resendDelayOf, resendLeft } from '../../features/edit-profile/code-sent.ts';
import { codeIn, verifyRules } from './verify.form.ts';

describe('what is wrong with a code', () => {
  it.each([
    ['AUTH-14', '', 'validation:code.required'],
    ['AUTH-14', '   ', 'validation:code.required'],
    ['AUTH-16', '12345', 'validation:minLength 6'],
    ['AUTH-15', '12345a', 'validation:code.digits'],
    ['AUTH-15', '1234567', 'validation:code.digits'],
    ['AUTH-15', '١٢٣٤٥٦', 'validation:code.digits'],
    ['AUTH-15', '123456', null],
    ['AUTH-15', '000000', null],
  ] as const)('[%s] "%s": %s', (_, value, problem) => expect(verifyRules.code(value)).toBe(problem));
});

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 12-34-56\n', '123456'],
  ['Fusha: 123456 is your code.', '123456'],
  ['12345', null],
  ['1234567', null],
  ['code', null],
])('the code in "%s" is %s', (text, code) => expect(codeIn(text)).toBe(code));

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
  it.each([null, undefined, 'x', {}, { resendIn: 60 }, { resendIn: '60', sentAt: 1 }])('nothing known: %j', (state) =>
    expect(resendLeft(state)).toBe(0),
  );
  it('what a refusal says', () => {
    expect([
      resendDelayOf({ resend_in_s: 12 }),
      resendDelayOf({ resend_in_s: 'x' }),
      resendDelayOf(null),
      resendDelayOf({}),
    ]).toEqual([12, null, null, null]);
  });
});
