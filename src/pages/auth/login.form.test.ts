import { describe, expect, it } from 'vitest';
import { loginProblem } from './login.form.ts';

describe('what is wrong with a sign-in', () => {
  it.each(['690000001', '069 000 0001', '+355690000001'])('nothing with the number %s', (value) => expect(loginProblem('phone_number', value)).toBeNull());
  it.each([
    ['AUTH-18', '', 'phone.required'],
    ['AUTH-18', '   ', 'phone.required'],
    ['AUTH-19', 'abc', 'phone.invalid'],
    ['AUTH-19', '69-000-0001', 'phone.invalid'],
    ['AUTH-20', '12345678', 'phone.tooShort'],
    ['AUTH-19', '1'.repeat(21), 'phone.invalid'],
  ] as const)('[%s] the number "%s": %s', (_, value, problem) => expect(loginProblem('phone_number', value)).toBe(problem));
  it('[AUTH-17] no prefix', () => expect(loginProblem('phone_prefix', '')).toBe('phonePrefix.required'));
  it('[AUTH-11] no password', () => expect(loginProblem('password', '')).toBe('password.required'));
  it('a password too long', () => expect(loginProblem('password', 'x'.repeat(129))).toBe('maxLength'));
});
