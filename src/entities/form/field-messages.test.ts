import { describe, expect, it } from 'vitest';
import { createI18n } from '../../shared/i18n/i18n.ts';
import { errorText } from './field-messages.ts';

describe('the message beside a field', () => {
  it.each([
    ['en', 'validation:terms.required', 'Terms must be accepted.'],
    ['sq', 'validation:terms.required', 'Kushtet duhet të pranohen.'],
    ['en', 'validation:minLength 8', 'You must enter a minimum of 8 characters'],
    ['sq', 'validation:minLength 8', 'Shkruaj të paktën 8 karaktere'],
    ['en', 'validation:maxLength 128', 'You must enter a maximum of 128 characters'],
    ['en', 'validation:birthYear.tooEarly 1900', 'Birth year cannot be earlier than 1900.'],
    ['en', 'validation:birthYear.tooLate 2026', 'Birth year cannot be later than 2026.'],
    ['sq', 'validation:birthYear.tooLate 2026', 'Viti i lindjes nuk mund të jetë pas vitit 2026.'],
  ] as const)('%s: %s', async (language, message, text) => {
    const i18n = await createI18n(language, { namespaces: ['validation'] });
    expect(errorText({ type: 'too_small', message }, i18n.t)).toBe(text);
  });
  it('a sentence of the server is shown as it came', async () => {
    const { t } = await createI18n('en', { namespaces: ['validation'] });
    expect(errorText({ type: 'server', message: 'This number is taken.' }, t)).toBe('This number is taken.');
  });
  it('there is none where nothing is wrong', async () => {
    const { t } = await createI18n('en', { namespaces: ['validation'] });
    expect([errorText(undefined, t), errorText({ type: 'server', message: '' }, t)]).toEqual([undefined, undefined]);
  });
});
