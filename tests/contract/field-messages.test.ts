import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { problemText, type Problem } from '../../src/entities/person/problems.ts';
import { phoneRules } from '../../src/entities/person/phone.form.ts';
import { profileRules, yearProblem } from '../../src/features/edit-profile/profile.form.ts';
import { credentialsRules } from '../../src/pages/auth/credentials.form.ts';
import { registerRules } from '../../src/pages/auth/register.form.ts';
import { verifyRules } from '../../src/pages/auth/verify.form.ts';
import { PhoneNumber } from '../../src/shared/api/generated/zod/schemas/phoneNumber.zod.ts';
import { createI18n, type I18n } from '../../src/shared/i18n/i18n.ts';
import type { Language } from '../../src/shared/i18n/locale.ts';
import { fieldTexts as en } from '../../src/shared/lib/field-texts/en.ts';
import { fieldTexts as sq } from '../../src/shared/lib/field-texts/sq.ts';
import { phoneProblem } from '../../src/shared/lib/phone.ts';
import { openWorld, type World } from './mock-world.ts';
import { sourceFiles } from './source-files.ts';

// A person reads the same words beside a field, whether the form refuses what was typed or the server does.

const phone = { phone_prefix: '+355', phone_number: '690000123' };
const forms = {
  register: { operation: 'register', as: 'guest', body: { ...phone, terms_accepted: true, locale: 'en' } },
  verify: { operation: 'verifyPhone', as: 'guest', body: { ...phone, code: '123456', device_id: 'd' } },
  credentials: {
    operation: 'setCredentials',
    as: 'player',
    body: { password: 'another1', password_confirmation: 'another1' },
  },
  profile: { operation: 'saveProfile', as: 'player', body: { name: 'Arben', birth_year: 1990, city_id: 1, ...phone } },
} as const;

interface Case {
  readonly form: keyof typeof forms;
  readonly field: string;
  /** As it leaves for the server. */
  readonly sent: unknown;
  /** What the form says of the same. */
  readonly problem: Problem | null;
  readonly en: string;
}
const long = 'x'.repeat(129);
const cases: Case[] = [
  {
    form: 'register',
    field: 'terms_accepted',
    sent: false,
    problem: registerRules.terms_accepted(false),
    en: 'Terms must be accepted.',
  },
  {
    form: 'register',
    field: 'phone_prefix',
    sent: '',
    problem: phoneRules.phone_prefix(''),
    en: 'Phone prefix is required.',
  },
  {
    form: 'register',
    field: 'phone_number',
    sent: '',
    problem: phoneRules.phone_number(''),
    en: 'Phone number is required.',
  },
  {
    form: 'register',
    field: 'phone_number',
    sent: 'abc',
    problem: phoneRules.phone_number('abc'),
    en: 'Phone number must be a valid international or local number.',
  },
  {
    form: 'register',
    field: 'phone_number',
    sent: '069 000 01',
    problem: phoneRules.phone_number('069 000 01'),
    en: 'Phone number must be at least 9 digits long.',
  },
  { form: 'verify', field: 'code', sent: '', problem: verifyRules.code(''), en: 'Code is required.' },
  {
    form: 'verify',
    field: 'code',
    sent: '12345',
    problem: verifyRules.code('12345'),
    en: 'You must enter a minimum of 6 characters',
  },
  {
    form: 'verify',
    field: 'code',
    sent: '12345a',
    problem: verifyRules.code('12345a'),
    en: 'Code must be exactly 6 digits.',
  },
  {
    form: 'verify',
    field: 'code',
    sent: '1234567',
    problem: verifyRules.code('1234567'),
    en: 'Code must be exactly 6 digits.',
  },
  {
    form: 'credentials',
    field: 'password',
    sent: '',
    problem: credentialsRules.password(''),
    en: 'Password is required.',
  },
  {
    form: 'credentials',
    field: 'password',
    sent: '1234567',
    problem: credentialsRules.password('1234567'),
    en: 'You must enter a minimum of 8 characters',
  },
  {
    form: 'credentials',
    field: 'password',
    sent: long,
    problem: credentialsRules.password(long),
    en: 'You must enter a maximum of 128 characters',
  },
  {
    form: 'credentials',
    field: 'password_confirmation',
    sent: '',
    problem: confirmation(''),
    en: 'Password confirmation is required.',
  },
  {
    form: 'credentials',
    field: 'password_confirmation',
    sent: 'another2',
    problem: confirmation('another2'),
    en: 'Passwords do not match.',
  },
  { form: 'profile', field: 'name', sent: '', problem: profileRules.name(''), en: 'Name is required.' },
  { form: 'profile', field: 'name', sent: '   ', problem: profileRules.name('   '), en: 'Name is required.' },
  {
    form: 'profile',
    field: 'name',
    sent: long,
    problem: profileRules.name(long),
    en: 'You must enter a maximum of 100 characters',
  },
  {
    form: 'profile',
    field: 'birth_year',
    sent: null,
    problem: profileRules.birth_year(''),
    en: 'Birth year is required.',
  },
  {
    form: 'profile',
    field: 'birth_year',
    sent: 'abcd',
    problem: profileRules.birth_year('abcd'),
    en: 'Birth year must be a valid year.',
  },
  {
    form: 'profile',
    field: 'birth_year',
    sent: 1899,
    problem: profileRules.birth_year('1899'),
    en: 'Birth year cannot be earlier than 1900.',
  },
  {
    form: 'profile',
    field: 'birth_year',
    sent: 9999,
    problem: yearProblem('9999', 2026),
    en: 'Birth year cannot be later than 2026.',
  },
  { form: 'profile', field: 'city_id', sent: null, problem: profileRules.city_id(''), en: 'City is required.' },
];
function confirmation(password_confirmation: string): Problem | null {
  return credentialsRules.password_confirmation(password_confirmation, { password: 'another1', password_confirmation });
}

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

  it.each(cases)('$form: $field $sent', async ({ form, field, sent, problem, en: english }) => {
    const { operation, as, body } = forms[form];
    const ofForm = (language: Language) => problemText(problem ?? undefined, i18n[language].view().t('auth'));
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
  ])('%j: %s', (text, problem) => expect(phoneRules.phone_number(text)).toBe(problem));
});
