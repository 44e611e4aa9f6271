import { describe, expect, it } from 'vitest';
import { fieldError, formErrors } from '../../../tests/setup/form-errors.ts';
import { credentialsSchema, loginSchema, registerSchema, verifySchema } from './auth-schemas.ts';

const phone = { phone_prefix: '+355', phone_number: '690000001' };

describe('signing in', () => {
  const error = (field: string, value: string) => fieldError(loginSchema, { ...phone, password: 'x' }, field, value);

  it.each(['690000001', '069 000 0001', '+355690000001'])('the number %s is right', async (value) =>
    expect(await error('phone_number', value)).toBeNull(),
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
  ] as const)('[%s] the number "%s" is %s', async (_, value, problem) =>
    expect(await error('phone_number', value)).toBe(`validation:phone.${problem}`),
  );
  it.each(['123456789', `+${'1'.repeat(15)}`, '1'.repeat(21)])(
    '[AUTH-20] nine digits are enough, fifteen with a plus, any number without (C-18): %s',
    async (value) => expect(await error('phone_number', value)).toBeNull(),
  );
  it('a number is sent without spaces (C-30) and trunk zero', () =>
    expect(loginSchema.parse({ ...phone, phone_number: ' 069 000 0001 ', password: 'x' })).toMatchObject({
      phone_number: '690000001',
    }));

  it.each(['', '355', '+0', '+12345'])('[AUTH-17] "%s" is no prefix', async (value) =>
    expect(await error('phone_prefix', value)).toBe('validation:phonePrefix.required'),
  );
  it('[AUTH-17] a prefix', async () => expect(await error('phone_prefix', '+355')).toBeNull());

  it('[AUTH-11] no password', async () => expect(await error('password', '')).toBe('validation:password.required'));
  it.each([
    ['x', null],
    ['x'.repeat(128), null],
    ['x'.repeat(129), 'validation:maxLength 128'],
  ])('the password %s', async (value, problem) => expect(await error('password', value)).toBe(problem));
});

describe('registering', () => {
  const right = { ...phone, terms_accepted: true };

  it('a number and the accepted terms are right', async () =>
    expect(await formErrors(registerSchema, right)).toEqual({}));
  it('[AUTH-26] the box is not ticked', async () => {
    expect(await formErrors(registerSchema, { ...right, terms_accepted: false })).toEqual({
      terms_accepted: 'validation:terms.required',
    });
  });
  it('[AUTH-17] [AUTH-18] [AUTH-26] everything at once, in the order of the fields', async () => {
    const errors = await formErrors(registerSchema, { phone_prefix: '', phone_number: '', terms_accepted: false });
    expect(Object.entries(errors)).toEqual([
      ['phone_prefix', 'validation:phonePrefix.required'],
      ['phone_number', 'validation:phone.required'],
      ['terms_accepted', 'validation:terms.required'],
    ]);
  });
});

describe('a code', () => {
  it.each([
    ['AUTH-14', '', 'validation:code.required'],
    ['AUTH-14', '   ', 'validation:code.required'],
    ['AUTH-16', '12345', 'validation:minLength 6'],
    ['AUTH-15', '12345a', 'validation:code.digits'],
    ['AUTH-15', '1234567', 'validation:code.digits'],
    ['AUTH-15', '١٢٣٤٥٦', 'validation:code.digits'],
    ['AUTH-15', '123456', null],
    ['AUTH-15', '000000', null],
  ] as const)('[%s] "%s": %s', async (_, code, problem) =>
    expect(await fieldError(verifySchema, {}, 'code', code)).toBe(problem),
  );
});

describe('a new password', () => {
  const error = (password: string) =>
    fieldError(credentialsSchema, { password_confirmation: password }, 'password', password);
  it.each([
    ['AUTH-11', 0, 'validation:password.required'],
    ['AUTH-11', 7, 'validation:minLength 8'],
    ['AUTH-11', 8, null],
    ['AUTH-11', 9, null],
    ['AUTH-11', 127, null],
    ['AUTH-11', 128, null],
    ['AUTH-11', 129, 'validation:maxLength 128'],
  ] as const)('[%s] of %i characters: %s', async (_, length, problem) =>
    expect(await error('x'.repeat(length))).toBe(problem),
  );
  it('[AUTH-11] spaces count as characters', async () => {
    expect(await error(' '.repeat(8))).toBeNull();
    expect(await error(' '.repeat(7))).toBe('validation:minLength 8');
  });
});

describe('the repeated password', () => {
  const error = (password: string, confirmation: string) =>
    fieldError(credentialsSchema, { password }, 'password_confirmation', confirmation);
  it('[AUTH-12] is empty', async () =>
    expect(await error('demo1234', '')).toBe('validation:password.confirmationRequired'));
  it('[AUTH-13] differs', async () => expect(await error('a', 'b')).toBe('validation:password.mismatch'));
  it('[AUTH-13] differs by a space', async () =>
    expect(await error('demo1234', 'demo1234 ')).toBe('validation:password.mismatch'));
  it('[AUTH-13] is the same', async () => expect(await error('demo1234', 'demo1234')).toBeNull());
});
