import { describe, expect, it } from 'vitest';
import type { LoggedUser } from '../../shared/api/generated/model';
import { fieldError, submitted } from '../../../tests/setup/form-errors.ts';
import { isSamePhone } from '../../shared/lib/phone-number.ts';
import { profileBody, profileSchema, profileValues } from './profile-schema.ts';

const picture = { id: 5, url: '/5.jpg', width: 64, height: 64 };
const user: LoggedUser = {
  id: 1,
  is_verified: true,
  is_super_user: false,
  password_set: true,
  profile_status: 'uncompleted',
  profiles: [],
  name: null,
  image: null,
  birth_year: null,
  city: null,
  phone_prefix: '+355',
  phone_number: '690000001',
  locale: 'en',
  language: null,
  theme: null,
  created_at: '2026-11-20T10:00:00+01:00',
};

const schema = profileSchema(2026);
const typed = {
  ...profileValues(user),
  name: ' Era ',
  birth_year: '1990',
  city_id: '3',
  phone_number: '069 000 0001',
};

describe('a profile', () => {
  const error = (field: string, value: string) => fieldError(schema, typed, field, value);
  it.each([
    ['[AUTH-21]', '', 'validation:birthYear.required'],
    ['[AUTH-21]', ' ', 'validation:birthYear.required'],
    ['[AUTH-22]', 'abcd', 'validation:birthYear.invalid'],
    ['[AUTH-22]', '19.5', 'validation:birthYear.invalid'],
    ['[AUTH-22]', '-199', 'validation:birthYear.invalid'],
    ['[AUTH-22]', '19900', 'validation:birthYear.invalid'],
    ['[AUTH-23]', '1899', 'validation:birthYear.tooEarly 1900'],
    ['[AUTH-23]', '1900', null],
    ['[AUTH-23]', '1901', null],
    ['[AUTH-24]', '2025', null],
    ['[AUTH-24]', '2026', null],
    ['[AUTH-24]', '2027', 'validation:birthYear.tooLate 2026'],
  ] as const)('%s the year "%s": %s', async (_, value, problem) =>
    expect(await error('birth_year', value)).toBe(problem),
  );
  it.each([
    ['', 'validation:name.required'],
    ['   ', 'validation:name.required'],
    ['E', null],
    ['x'.repeat(100), null],
    ['x'.repeat(101), 'validation:maxLength 100'],
  ] as const)('the name "%s": %s', async (value, problem) => expect(await error('name', value)).toBe(problem));
  it.each([
    ['', 'validation:city.required'],
    ['0', 'validation:city.required'],
    ['1', null],
  ] as const)('the city "%s": %s', async (value, problem) => expect(await error('city_id', value)).toBe(problem));
});

describe('what is sent', () => {
  const values = submitted(schema, typed);
  it('numbers as numbers, no spaces around or in the phone number and no trunk zero (C-30), and no picture where there was none', () => {
    expect(profileBody(values, user)).toEqual({
      name: 'Era',
      birth_year: 1990,
      city_id: 3,
      phone_prefix: '+355',
      phone_number: '690000001',
    });
  });
  it('a new picture, the old one, and a removed one', () => {
    const old = { ...user, image: picture };
    const ids = [
      profileBody({ ...values, image_id: 5 }, user),
      profileBody({ ...values, image_id: 5 }, old),
      profileBody({ ...values, image_id: null }, old),
    ];
    expect(ids.map(({ image_id }) => image_id)).toEqual([5, undefined, null]);
    expect(profileValues(old)).toMatchObject({ image_id: 5, image_url: '/5.jpg' });
  });
  it('begins with what is known; an empty number with the usual prefix', () => {
    const known = {
      ...user,
      name: 'Era',
      birth_year: 1990,
      city: { id: 3, name: 'Durrës', latitude: 41, longitude: 19 },
    };
    expect(profileValues(known)).toMatchObject({
      name: 'Era',
      birth_year: '1990',
      city_id: '3',
      phone_number: '69 000 0001',
    });
    expect(profileValues({ ...user, phone_prefix: '', phone_number: '' })).toMatchObject({
      phone_prefix: '+355',
      phone_number: '',
      birth_year: '',
      city_id: '',
    });
  });
});

describe('phone numbers', () => {
  const own = { phone_prefix: '+355', phone_number: '690000001' };
  it.each(['690000001', '069 000 0001', '0690000001', '+355690000001'])('%s is the same', (phone_number) =>
    expect(isSamePhone({ ...own, phone_number }, own)).toBe(true),
  );
  it.each([
    ['+355', '690000002'],
    ['+383', '690000001'],
    ['+355', '+383690000001'],
  ])('%s %s is another', (phone_prefix, phone_number) =>
    expect(isSamePhone({ phone_prefix, phone_number }, own)).toBe(false),
  );
});
