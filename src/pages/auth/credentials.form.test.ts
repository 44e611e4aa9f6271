import { describe, expect, it } from 'vitest';
import { credentialsRules } from './credentials.form.ts';

describe('what is wrong with a new password', () => {
  it.each([
    ['AUTH-11', 0, 'validation:password.required'],
    ['AUTH-11', 7, 'validation:minLength 8'],
    ['AUTH-11', 8, null],
    ['AUTH-11', 9, null],
    ['AUTH-11', 127, null],
    ['AUTH-11', 128, null],
    ['AUTH-11', 129, 'validation:maxLength 128'],
  ] as const)('[%s] %i characters: %s', (_, length, problem) =>
    expect(credentialsRules.password('x'.repeat(length))).toBe(problem),
  );
  it('[AUTH-11] spaces are characters like others', () => expect(credentialsRules.password(' '.repeat(8))).toBeNull());
});

describe('what is wrong with its repetition', () => {
  const problem = (password: string, password_confirmation: string) =>
    credentialsRules.password_confirmation(password_confirmation, { password, password_confirmation });
  it('[AUTH-12] none', () => expect(problem('demo1234', '')).toBe('validation:password.confirmationRequired'));
  it('[AUTH-13] another', () => expect(problem('a', 'b')).toBe('validation:password.mismatch'));
  it('[AUTH-13] another by a space', () =>
    expect(problem('demo1234', 'demo1234 ')).toBe('validation:password.mismatch'));
  it('[AUTH-13] the same', () => expect(problem('demo1234', 'demo1234')).toBeNull());
});
