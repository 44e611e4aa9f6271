import type { core } from 'zod';
import { describe, expect, it } from 'vitest';
import { createI18n } from '../../shared/i18n/i18n.ts';
import { errorText } from '../../entities/form/field-messages.ts';
import { fieldProblem } from '../../shared/lib/field-texts/field-problem.ts';
import { typedLek } from '../../shared/lib/typed-lek.ts';
import { courtDefaults, courtSchema } from './court-values.ts';

const court = {
  ...courtDefaults(null),
  name: 'Fusha 9',
  sport_id: 1,
  players_capacity: 10,
  facilities: ['showers', 'wifi'],
  price: 2000,
};

/** The messages of the form for a court with these values, by field. */
async function messages(values: object): Promise<Record<string, string | undefined>> {
  const { t } = await createI18n('en', { namespaces: ['validation'] });
  const message = (issue: core.$ZodRawIssue) => {
    const { key, figure = '' } = fieldProblem(issue, issue.input);
    return `${key} ${figure}`;
  };
  const { error } = courtSchema.safeParse({ ...court, ...values }, { error: message });
  return Object.fromEntries(
    (error?.issues ?? []).map((issue) => [
      String(issue.path[0]),
      errorText({ type: issue.code, message: issue.message }, t),
    ]),
  );
}

describe('the form of a court', () => {
  it('takes a court', async () => expect(await messages({})).toEqual({}));

  it.each([
    ['[CRT-04] capacity', { players_capacity: 1 }, { players_capacity: 'The value must be at least 2' }],
    ['[CRT-06] facilities', { facilities: ['wifi'] }, { facilities: 'Choose at least 2' }],
    ['[CRT-07] unknown facility', { facilities: ['wifi', 'pool'] }, { facilities: 'Facility is invalid' }],
    ['[CRT-09] price below 0', { price: -1 }, { price: 'The value must be at least 0' }],
    ['[CRT-09] price in words', { price: 'abc' }, { price: 'This field can only contain numbers' }],
    ['[CRT-09] price with decimals', { price: '1500,00' }, { price: 'This field can only contain numbers' }],
    ['[CRT-11] four slots', { default_slots: [1, 2, 3, 4] }, { default_slots: 'Choose at least 5' }],
    ['[CRT-12] bad slot', { default_slots: [1, 2, 3, 4, 5, 19] }, { default_slots: 'Invalid time slot' }],
  ])('%s', async (_, values, texts) => expect(await messages(values)).toEqual(texts));

  it('[CRT-04] [CRT-06] [CRT-09] [CRT-11] takes the least of each', async () => {
    const least = { players_capacity: 2, facilities: ['wifi', 'showers'], price: 0, default_slots: [1, 2, 3, 4, 5] };
    expect(await messages(least)).toEqual({});
  });
});

describe('typed lek', () => {
  it.each([
    ['2000', 2000],
    ['2 000', 2000],
    ['2.000', 2000],
    ['2,000', 2000],
    ['12\u00a0500', 12500],
    ['1.500.000', 1500000],
    ['-1,500', -1500],
    ['0', 0],
    ['-1', -1],
    ['', ''],
    [' ', ''],
    ['abc', 'abc'],
    ['20 euro', '20 euro'],
    ['1500,00', '1500,00'],
    ['1.500,00', '1.500,00'],
    ['15.5', '15.5'],
    ['15 00', '15 00'],
    ['0.500', '0.500'],
    ['1.500 000', '1.500 000'],
    ['2 ', 2],
  ])('%j is %j', (text, value) => expect(typedLek(text)).toBe(value));
});
