/**
 * Writes src/shared/i18n/format-cases.json: 200 inputs per language with the output of Node's full ICU, so that a
 * browser without Albanian data can be tested against the same texts (design §1.4). Run after a Node update:
 *   node scripts/format-cases.mjs
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LOCALES = { en: 'en-US', sq: 'sq-AL' };
const DATE_PATTERNS = {
  dateLong: () => ({ dateStyle: 'full' }),
  dateMedium: () => ({ weekday: 'long', month: 'long', day: 'numeric' }),
  dateShort: (language) =>
    language === 'en' ? { dateStyle: 'medium' } : { day: 'numeric', month: 'numeric', year: 'numeric' },
  dayMonth: () => ({ month: 'short', day: 'numeric' }),
  monthYear: () => ({ month: 'long', year: 'numeric' }),
  weekdayShort: () => ({ weekday: 'short' }),
};
/** 20 days with every month and weekday, a leap day and the ends of a year. */
const DATES = Array.from({ length: 18 }, (_, i) =>
  new Date(Date.UTC(2026, i, 1 + ((i * 5) % 28))).toISOString().slice(0, 10),
);
DATES.push('2028-02-29', '2026-12-31');
const AMOUNTS = [
  0, 1, 50, 800, 999, 1000, 1500, 3500, 9999, 10_000, 12_500, 99_999, 100_000, 1_234_567, -1500, -12_500,
];
const NUMBERS = [
  0, 1, 12, 999, 1000, 1500, 9999, 10_000, 12_500, 1_234_567, 0.5, 1.25, 1234.5, 12_345.678, -7, -12_500,
];
const UNITS = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'];
const STEPS = [-12_500, -5, -1, 0, 1, 2];
const LISTS = [['Arben'], ['Arben', 'Era'], ['Arben', 'Era', 'Ina'], ['Arben', 'Era', 'Ina', 'Zana']];
const NAMES = [
  ['Tiranë', 'Durrës', 'Vlorë', 'Shkodër', 'Sarandë', 'Krujë', 'Korçë', 'Kukës', 'Laç', 'Lezhë', 'Lushnjë', 'Fier'],
  ['Çela', 'Cani', 'Dhima', 'Duka', 'Doko', 'Gjini', 'Gjoka', 'Hasa', 'Lleshi', 'Lika', 'Leka', 'Muça', 'Ndreu'],
  ['Xhafa', 'Xoxa', 'Zhupa', 'Zeneli', 'Shehu', 'Sula', 'Tafa', 'Thanasi', 'Ëma', 'Era', 'Elezi', 'Njazi', 'Nora'],
  ['Fusha 10', 'Fusha 2', 'Fusha 1', 'Korti 1', 'Salla Qendrore', 'fusha 3'],
];

function casesOf(language) {
  const locale = LOCALES[language];
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'ALL', maximumFractionDigits: 0 });
  const number = new Intl.NumberFormat(locale);
  const list = new Intl.ListFormat(locale);
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const dates = Object.entries(DATE_PATTERNS).flatMap(([kind, options]) => {
    const formatter = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options(language) });
    return DATES.map((input) => ({ kind, input, expected: formatter.format(new Date(input)) }));
  });
  return [
    ...dates,
    ...AMOUNTS.slice(0, 15).map((input) => ({ kind: 'money', input, expected: money.format(input) })),
    ...NUMBERS.slice(0, 15).map((input) => ({ kind: 'number', input, expected: number.format(input) })),
    ...UNITS.flatMap((unit) =>
      STEPS.map((value) => ({ kind: 'relativeUnit', input: [value, unit], expected: relative.format(value, unit) })),
    ),
    ...LISTS.map((input) => ({ kind: 'list', input, expected: list.format(input) })),
    ...NAMES.map((input) => ({ kind: 'sorted', input, expected: input.toSorted(collator.compare).join(' ') })),
  ];
}

export const formatCases = { en: casesOf('en'), sq: casesOf('sq') };

const target = fileURLToPath(new URL('../src/shared/i18n/format-cases.json', import.meta.url));
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lines = (cases) => cases.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n');
  const languages = Object.entries(formatCases).map(([language, cases]) => `  "${language}": [\n${lines(cases)}\n  ]`);
  writeFileSync(target, `{\n${languages.join(',\n')}\n}\n`);
}
