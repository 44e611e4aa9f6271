import { describe, expect, it } from 'vitest';
import { loginRules } from './login.form.ts';
import { phoneRules } from '../../entities/person/phone.form.ts';

describe('what is wrong with a phone number', () => {
  it.each(['690000001', '069 000 0001', '+355690000001'])('nothing with %s', (value) =>
    expect(phoneRules.phone_number(value)).toBeNull(),
  );
  it.each([
    ['AUTH-18', '', 'required'],
    ['AUTH-18', '   ', 'required'],
    ['AUTH-19', 'abc', 'invalid'],
    ['AUTH-19', '69-000-0001', 'invalid'],
    ['AUTH-20', '12345678', 'tooShort'],
    ['AUTH-20', '069 000 01', 'tooShort'],
    ['AUTH-20', '+12', 'tooShort'],
    ['AUTH-19', '+1', 'invalid'],
    ['AUTH-19', `+${'1'.repeat(16)}`, 'invalid'],
  ] as const)('[%s] "%s" is %s', (_, value, problem) =>
    expect(phoneRules.phone_number(value)).toBe(`validation:phone.${problem}`),
  );
  it('[AUTH-20] nine digits are enough, fifteen with a plus, any number without (ledger C-18)', () => {
    expect(['123456789', `+${'1'.repeat(15)}`, '1'.repeat(21)].map(phoneRules.phone_number)).toEqual([
      null,
      null,
      null,
    ]);
  });
  it.each(['', '355', '+0', '+12345'])('[AUTH-17] the prefix "%s" is none', (value) =>
    expect(phoneRules.phone_prefix(value)).toBe('validation:phonePrefix.required'),
  );
  it('[AUTH-17] a prefix', () => expect(phoneRules.phone_prefix('+355')).toBeNull());
});

describe('what is wrong with a password at sign-in', () => {
  it('[AUTH-11] none', () => expect(loginRules.password('')).toBe('validation:password.required'));
  it.each([
    ['x', null],
    ['x'.repeat(128), null],
    ['x'.repeat(129), 'validation:maxLength 128'],
  ])('%s', (value, problem) => expect(loginRules.password(value)).toBe(problem));
});
