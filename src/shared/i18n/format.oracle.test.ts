/** Every format against the full ICU of Node: 20,000 random inputs per kind and language. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFormat } from './format.ts';
import { LOCALES } from './locale.ts';

const RUNS = 20_000;
const units = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;
const date = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }).map((d) => d.toISOString().slice(0, 10));
const lek = fc.oneof(fc.integer({ min: -200_000, max: 200_000 }), fc.integer());
const amount = fc.oneof(lek, fc.double({ min: -1e9, max: 1e9, noNaN: true }).filter((n) => !Object.is(n, -0) && Math.abs(n) >= 0.0005));
const word = fc
  .array(fc.constantFrom(...'a b c ç d dh e ë f g gj h i j k l ll m n nj o p q r rr s sh t th u v w x xh y z zh é'.split(' '), ' ', '-'), { maxLength: 6 })
  .chain((letters) => fc.constantFrom(letters.join(''), letters.join('').toUpperCase(), letters.join('') + '7', letters.join('') + '12'));

describe.each(['en', 'sq'] as const)('%s equals ICU', (language) => {
  const locale = LOCALES[language];
  const format = createFormat(language);
  const icu = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
    return (day: string) => formatter.format(new Date(`${day}T00:00:00Z`));
  };
  const same = <T>(inputs: fc.Arbitrary<T>, ours: (input: T) => string, theirs: (input: T) => string) =>
    fc.assert(
      fc.property(inputs, (input) => {
        expect(ours(input)).toBe(theirs(input));
      }),
      { numRuns: RUNS },
    );

  it('dateLong', () => same(date, format.dateLong, icu({ dateStyle: 'full' })));
  it('dateMedium', () => same(date, format.dateMedium, icu({ weekday: 'long', month: 'long', day: 'numeric' })));
  it('dateShort', () => same(date, format.dateShort, icu(language === 'en' ? { dateStyle: 'medium' } : { day: 'numeric', month: 'numeric', year: 'numeric' })));
  it('dayMonth', () => same(date, format.dayMonth, icu({ month: 'short', day: 'numeric' })));
  it('monthYear', () => same(date, format.monthYear, icu({ month: 'long', year: 'numeric' })));
  it('weekdayShort', () => same(date, format.weekdayShort, icu({ weekday: 'short' })));
  it('monthShort', () => same(date, format.monthShort, icu({ month: 'short' })));

  it('money', () => {
    const formatter = new Intl.NumberFormat(locale, { style: 'currency', currency: 'ALL', maximumFractionDigits: 0 });
    same(lek, format.money, (n) => formatter.format(n));
  });

  it('number', () => {
    const formatter = new Intl.NumberFormat(locale);
    same(amount, (n) => format.number(n), (n) => formatter.format(n));
  });

  it('relativeUnit', () => {
    const formatter = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    const input = fc.tuple(fc.oneof(fc.integer({ min: -60, max: 60 }), fc.integer({ min: -20_000, max: 20_000 })), fc.constantFrom(...units));
    same(input, ([n, unit]) => format.relativeUnit(n, unit), ([n, unit]) => formatter.format(n, unit));
  });

  it('list', () => {
    const and = new Intl.ListFormat(locale, { type: 'conjunction' });
    const or = new Intl.ListFormat(locale, { type: 'disjunction' });
    same(fc.array(word.filter(Boolean), { maxLength: 6 }), (items) => format.list(items) + format.list(items, 'or'), (items) => and.format(items) + or.format(items));
  });

  it('compare', () => {
    const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
    same(fc.tuple(word, word), ([a, b]) => `${a}|${b}: ${Math.sign(format.compare(a, b))}`, ([a, b]) => `${a}|${b}: ${Math.sign(collator.compare(a, b))}`);
  });

  it('plural', () => {
    const rules = new Intl.PluralRules(locale);
    same(fc.nat(100_000), (n) => format.plural(n, { one: 'one', other: 'other' }), (n) => rules.select(n));
  });
});
