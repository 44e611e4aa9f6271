import { describe, expect, it } from 'vitest';
import { createI18n } from '../../shared/i18n/i18n.ts';
import { problemText, resolverOf } from '../../entities/person/problems.ts';
import { registerRules, type RegisterValues } from './register.form.ts';

const right: RegisterValues = { phone_prefix: '+355', phone_number: '690000001', terms_accepted: true };
const errorsOf = async (values: RegisterValues) => {
  const { errors } = await resolverOf<RegisterValues>(registerRules)(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]));
};

describe('registering', () => {
  it('nothing is wrong with a number and an accepted box', async () => expect(await errorsOf(right)).toEqual({}));
  it('[AUTH-26] the box is not ticked', async () => {
    expect(await errorsOf({ ...right, terms_accepted: false })).toEqual({
      terms_accepted: 'validation:terms.required',
    });
  });
  it('[AUTH-17] [AUTH-18] [AUTH-26] everything at once, in the order of the fields', async () => {
    const errors = await errorsOf({ phone_prefix: '', phone_number: '', terms_accepted: false });
    expect(Object.entries(errors)).toEqual([
      ['phone_prefix', 'validation:phonePrefix.required'],
      ['phone_number', 'validation:phone.required'],
      ['terms_accepted', 'validation:terms.required'],
    ]);
  });
});

describe('the words beside a field', () => {
  it.each([
    ['en', 'validation:terms.required', 'Terms must be accepted.'],
    ['sq', 'validation:terms.required', 'Kushtet duhet të pranohen.'],
    ['en', 'validation:minLength 8', 'You must enter a minimum of 8 characters'],
    ['sq', 'validation:minLength 8', 'Duhet të shkruani të paktën 8 karaktere'],
    ['en', 'validation:maxLength 128', 'You must enter a maximum of 128 characters'],
    ['en', 'validation:birthYear.tooEarly 1900', 'Birth year cannot be earlier than 1900.'],
    ['en', 'validation:birthYear.tooLate 2026', 'Birth year cannot be later than 2026.'],
    ['sq', 'validation:birthYear.tooLate 2026', 'Viti i lindjes nuk mund të jetë pas vitit 2026.'],
    ['en', 'This number is taken.', 'This number is taken.'],
  ] as const)('%s: %s', async (language, problem, text) => {
    const i18n = await createI18n(language, { namespaces: ['auth', 'validation'] });
    expect(problemText(problem, i18n.view().t('auth'))).toBe(text);
  });
  it('none where nothing is wrong', async () => {
    const i18n = await createI18n('en', { namespaces: ['auth', 'validation'] });
    expect(problemText(undefined, i18n.view().t('auth'))).toBeUndefined();
  });
});
