/** Every format against the full ICU of Node: 20,000 random inputs per kind and language. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFormat } from './formats/create-format.ts';
import { LOCALES } from './locale.ts';

/** `npm run test:full` looks ten times as long. */
const RUNS = process.env['TEST_FULL'] ? 200_000 : 20_000;
const units = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;
const date = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((d) => d.toISOString().slice(0, 10));
const lek = fc.oneof(fc.integer({ min: -200_000, max: 200_000 }), fc.integer());
const amount = fc.oneof(
  lek,
  fc.double({ min: -1e9, max: 1e9, noNaN: true }).filter((n) => !Object.is(n, -0) && Math.abs(n) >= 0.0005),
);
const word = fc
  .array(
    fc.constantFrom(
      ...'a b c ç d dh e ë f g gj h i j k l ll m n nj o p q r rr s sh t th u v w x xh y z zh é'.split(' '),
      ' ',
      '-',
    ),
    { maxLength: 6 },
  )
  .chain((letters) =>
    fc.constantFrom(letters.join(''), letters.join('').toUpperCase(), letters.join('') + '7', letters.join('') + '12'),
  );

describe.each(['en', 'sq'] as const)('%s equals ICU', (language) => {
  const locale = LOCALES[language];
  const format = createFormat(language);
  const icu = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
    return (day: string) => formatter.format(new Date(`${day}T00:00:00Z`));
  };
  /** The smallest input on which the two differ, with both answers; null when they never do. */
  const difference = <T>(inputs: fc.Arbitrary<T>, ours: (input: T) => string, theirs: (input: T) => string) => {
    const { counterexample } = fc.check(
      fc.property(inputs, (input) => ours(input) === theirs(input)),
      { numRuns: RUNS },
    );
    return counterexample && [...counterexample, ours(counterexample[0]), theirs(counterexample[0])];
  };

  it('dateLong', () => expect(difference(date, format.dateLong, icu({ dateStyle: 'full' }))).toBeNull());
  it('dateMedium', () =>
    expect(difference(date, format.dateMedium, icu({ weekday: 'long', month: 'long', day: 'numeric' }))).toBeNull());
  it('dateShort', () =>
    expect(
      difference(
        date,
        format.dateShort,
        icu(language === 'en' ? { dateStyle: 'medium' } : { day: 'numeric', month: 'numeric', year: 'numeric' }),
      ),
    ).toBeNull());
  it('dayMonth', () => expect(difference(date, format.dayMonth, icu({ month: 'short', day: 'numeric' }))).toBeNull());
  it('monthYear', () => expect(difference(date, format.monthYear, icu({ month: 'long', year: 'numeric' }))).toBeNull());
  it('weekdayShort', () => expect(difference(date, format.weekdayShort, icu({ weekday: 'short' }))).toBeNull());
  it('monthShort', () => expect(difference(date, format.monthShort, icu({ month: 'short' }))).toBeNull());

  it('money', () => {
    const formatter = new Intl.NumberFormat(locale, { style: 'currency', currency: 'ALL', maximumFractionDigits: 0 });
    expect(difference(lek, format.money, (n) => formatter.format(n))).toBeNull();
  });

  it('number', () => {
    const formatter = new Intl.NumberFormat(locale);
    expect(
      difference(
        amount,
        (n) => format.number(n),
        (n) => formatter.format(n),
      ),
    ).toBeNull();
  });

  it('relativeUnit', () => {
    const formatter = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    const input = fc.tuple(
      fc.oneof(fc.integer({ min: -60, max: 60 }), fc.integer({ min: -20_000, max: 20_000 })),
      fc.constantFrom(...units),
    );
    expect(
      difference(
        input,
        ([n, unit]) => format.relativeUnit(n, unit),
        ([n, unit]) => formatter.format(n, unit),
      ),
    ).toBeNull();
  });

  it('list', () => {
    const and = new Intl.ListFormat(locale, { type: 'conjunction' });
    const or = new Intl.ListFormat(locale, { type: 'disjunction' });
    expect(
      difference(
        fc.array(word.filter(Boolean), { maxLength: 6 }),
        (items) => format.list(items) + format.list(items, 'or'),
        (items) => and.format(items) + or.format(items),
      ),
    ).toBeNull();
  });

  it('compare', () => {
    const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
    expect(
      difference(
        fc.tuple(word, word),
        ([a, b]) => `${a}|${b}: ${Math.sign(format.compare(a, b))}`,
        ([a, b]) => `${a}|${b}: ${Math.sign(collator.compare(a, b))}`,
      ),
    ).toBeNull();
  });

  it('plural', () => {
    const rules = new Intl.PluralRules(locale);
    expect(
      difference(
        fc.nat(100_000),
        (n) => format.plural(n, { one: 'one', other: 'other' }),
        (n) => rules.select(n),
      ),
    ).toBeNull();
  });
});
