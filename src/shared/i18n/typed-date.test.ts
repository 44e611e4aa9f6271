import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTypedDate, parseTypedDate } from './typed-date.ts';

const anyDate = fc
  .date({ min: new Date('2001-01-01'), max: new Date('2098-12-31'), noInvalidDate: true })
  .map((d) => d.toISOString().slice(0, 10));

describe('a typed date', () => {
  it('has the order of its language', () => {
    expect(formatTypedDate('2026-02-01', 'en')).toBe('02/01/2026');
    expect(formatTypedDate('2026-02-01', 'sq')).toBe('01.02.2026');
    expect(parseTypedDate('02/01/2026', 'en')).toBe('2026-02-01');
    expect(parseTypedDate('02.01.2026', 'sq')).toBe('2026-01-02');
  });

  it.each([
    ['1.2.2027', '2027-02-01'],
    ['01/02/2027', '2027-02-01'],
    ['26-11-2026', '2026-11-26'],
    [' 26. 11. 2026 ', '2026-11-26'],
    ['26112026', '2026-11-26'],
    ['2026-11-26', '2026-11-26'],
    ['29.2.2028', '2028-02-29'],
    ['31.12.2026', '2026-12-31'],
  ])('in Albanian %j is %s', (text, date) => expect(parseTypedDate(text, 'sq')).toBe(date));

  it.each([
    '',
    '29.2.2027',
    '31.4.2027',
    '0.1.2027',
    '11.26.2026',
    '26.11.26',
    '26.11/2026',
    '26.11.2026.',
    '26.11',
    '2611202',
    'nesër',
    '1.1.1899',
    '1.1.2200',
    '2026-13-01',
  ])('in Albanian %j is none', (text) => expect(parseTypedDate(text, 'sq')).toBeNull());

  it.each(['26/11/2026', '2/29/2027', '13/1/2027', '11/26/26'])('in English %j is none', (text) =>
    expect(parseTypedDate(text, 'en')).toBeNull(),
  );

  it.each(['en', 'sq'] as const)('%s: every date is read as it was written', (language) => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(parseTypedDate(formatTypedDate(date, language), language)).toBe(date);
        expect(parseTypedDate(formatTypedDate(date, language).replaceAll(/\D/g, ''), language)).toBe(date);
      }),
    );
  });

  it.each(['en', 'sq'] as const)('%s: any text is a date or none', (language) => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[\d./-]{0,12}$/));
    const { counterexample } = fc.check(
      fc.property(text, (typed) => {
        const date = parseTypedDate(typed, language);
        return date === null || parseTypedDate(formatTypedDate(date, language), language) === date;
      }),
    );
    expect(counterexample).toBeNull();
  });
});
