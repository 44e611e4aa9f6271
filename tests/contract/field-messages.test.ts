import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorText } from '../../src/entities/form/field-messages.ts';
import { profileSchema } from '../../src/features/edit-profile/profile-schema.ts';
import { credentialsSchema, loginSchema, registerSchema, verifySchema } from '../../src/pages/auth/auth-schemas.ts';
import { PhoneNumber } from '../../src/shared/api/generated/zod/schemas/phoneNumber.zod.ts';
import { createI18n, type I18n } from '../../src/shared/i18n/i18n.ts';
import type { Language } from '../../src/shared/i18n/locale.ts';
import { fieldTexts as en } from '../../src/shared/lib/field-texts/en.ts';
import { fieldTexts as sq } from '../../src/shared/lib/field-texts/sq.ts';
import { phoneProblem } from '../../src/shared/lib/phone.ts';
import { openWorld, type World } from './mock-world.ts';
import { sourceFiles } from './source-files.ts';
import { fieldError } from '../setup/form-errors.ts';

// A person reads the same words beside a field, whether the form refuses what was typed or the server does.

const phone = { phone_prefix: '+355', phone_number: '690000123' };
const forms = {
  register: {
    schema: registerSchema,
    operation: 'register',
    as: 'guest',
    body: { ...phone, terms_accepted: true, locale: 'en' },
  },
  verify: {
    schema: verifySchema,
    operation: 'verifyPhone',
    as: 'guest',
    body: { ...phone, code: '123456', device_id: 'd' },
  },
  credentials: {
    schema: credentialsSchema,
    operation: 'setCredentials',
    as: 'player',
    body: { password: 'another1', password_confirmation: 'another1' },
  },
  profile: {
    schema: profileSchema(2026),
    operation: 'saveProfile',
    as: 'player',
    body: { name: 'Arben', birth_year: 1990, city_id: 1, ...phone },
  },
} as const;

/** Form, field, what leaves for the server, and what both say of it. */
const cases: readonly (readonly [keyof typeof forms, string, unknown, string])[] = [
  ['register', 'terms_accepted', false, 'Terms must be accepted.'],
  ['register', 'phone_prefix', '', 'Phone prefix is required.'],
  ['register', 'phone_number', '', 'Phone number is required.'],
  ['register', 'phone_number', 'abc', 'Phone number must be a valid international or local number.'],
  ['register', 'phone_number', '069 000 01', 'Phone number must be at least 9 digits long.'],
  ['verify', 'code', '', 'Code is required.'],
  ['verify', 'code', '12345', 'You must enter a minimum of 6 characters'],
  ['verify', 'code', '12345a', 'Code must be exactly 6 digits.'],
  ['verify', 'code', '1234567', 'Code must be exactly 6 digits.'],
  ['credentials', 'password', '', 'Password is required.'],
  ['credentials', 'password', '1234567', 'You must enter a minimum of 8 characters'],
  ['credentials', 'password', 'x'.repeat(129), 'You must enter a maximum of 128 characters'],
  ['credentials', 'password_confirmation', '', 'Password confirmation is required.'],
  ['credentials', 'password_confirmation', 'another2', 'Passwords do not match.'],
  ['profile', 'name', '', 'Name is required.'],
  ['profile', 'name', '   ', 'Name is required.'],
  ['profile', 'name', 'x'.repeat(129), 'You must enter a maximum of 100 characters'],
  ['profile', 'birth_year', null, 'Birth year is required.'],
  ['profile', 'birth_year', 'abcd', 'Birth year must be a valid year.'],
  ['profile', 'birth_year', 1899, 'Birth year cannot be earlier than 1900.'],
  ['profile', 'birth_year', 9999, 'Birth year cannot be later than 2026.'],
  ['profile', 'city_id', null, 'City is required.'],
];
/** Inputs hold text: an empty one for what is sent as null. */
const typed = (sent: unknown): unknown => (sent === null || typeof sent === 'number' ? String(sent ?? '') : sent);

describe('beside a field', () => {
  let world: World;
  let i18n: Record<Language, I18n>;
  beforeAll(async () => {
    world = await openWorld();
    i18n = {
      en: await createI18n('en', { namespaces: ['auth', 'validation'] }),
      sq: await createI18n('sq', { namespaces: ['auth', 'validation'] }),
    };
  });

  it.each(cases)('%s: %s %s', async (form, field, sent, english) => {
    const { schema, operation, as, body } = forms[form];
    const message = (await fieldError(schema, body, field, typed(sent))) ?? undefined;
    const ofForm = (language: Language) => errorText({ type: 'rule', message }, i18n[language].t);
    const ofServer = async (language: Language) => {
      const answer = await world.call(operation, { as, language, body: { ...body, [field]: sent } });
      return answer.body.errors.find((error) => error.field === field)?.message;
    };
    expect(ofForm('en')).toBe(english);
    expect(await ofServer('en')).toBe(english);
    expect(await ofServer('sq')).toBe(ofForm('sq'));
  });

  it('what has no text of its own: "Field is required." (ledger C-20)', async () => {
    const { body } = await world.call('register', { as: 'guest', body: { ...phone, terms_accepted: true } });
    expect(body.errors).toEqual([{ field: 'locale', message: 'Field is required.', code: 'validation' }]);
  });
});

describe('the words of fields', () => {
  const textsIn = (value: object): string[] =>
    Object.values(value).flatMap((entry: string | object) => (typeof entry === 'string' ? [entry] : textsIn(entry)));

  it('are written down once', () => {
    const texts = [...textsIn(en), ...textsIn(sq)].map((text) => text.replace(/\{\{\w+\}\}/, ''));
    const files = sourceFiles(['src/**/*.{ts,tsx}', 'mocks/**/*.ts']).filter(
      ({ path }) => !/\.test\.tsx?$|\/field-texts\//.test(path),
    );
    const again = files.flatMap(({ path, text }) =>
      texts.filter((one) => text.replaceAll(/\{\{?\w+\}\}?/g, '').includes(`'${one}'`)).map((one) => `${path}: ${one}`),
    );
    expect(again).toEqual([]);
  });
});

describe('a phone number (ledger C-16, C-17, C-18)', () => {
  const typed = fc.string({ unit: fc.constantFrom('0', '1', '5', '9', ' ', '+', '-', 'a'), maxLength: 24 });

  it('is right for the form exactly when its trimmed text is right for the contract', () => {
    const differs = fc
      .sample(typed, { numRuns: 5000, seed: 18 })
      .filter((text) => (phoneProblem(text) === null) !== PhoneNumber.safeParse(text.trim()).success);
    expect(differs).toEqual([]);
  });

  it.each([
    [' 069 000 0001 ', null],
    [' +355690000001 ', null],
    ['1'.repeat(40), null],
    [`+${'1'.repeat(15)}`, null],
    [`+${'1'.repeat(16)}`, 'validation:phone.invalid'],
    ['+12', 'validation:phone.tooShort'],
  ])('%j: %s', async (text, problem) =>
    expect(await fieldError(loginSchema, { ...phone, password: 'x' }, 'phone_number', text)).toBe(problem),
  );
});
