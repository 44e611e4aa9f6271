/** How dates, times, prices and numbers are written: the only caller of `Intl` for text (design §1.4, R16). */
import { dateParts, daysBetween, isoWeekday } from '../lib/time/dates.ts';
import { tiraneDate, tiraneTime } from '../lib/time/tirane.ts';
import { clockTime } from '../lib/time/wall-time.ts';
import type { DateText, LanguageFormat, PluralForms, RelativeUnit } from './formats/format.types.ts';
import type { Language } from './locale.ts';

const NBSP = '\u00a0';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type Format = ReturnType<typeof formatWith>;

/** Dates are `yyyy-MM-dd`, times `HH:mm`, instants epoch ms shown as Tirane wall time, money whole lek. */
export function formatWith(language: Language, words: LanguageFormat) {
  const parts = (date: string): DateText => describe(date, words);
  // most numbers are whole and small, and tables have hundreds of them
  const number = (n: number, maxDecimals = 3): string =>
    Number.isInteger(n) && n >= 0 && n < 1000 ? String(n) : words.number(n, maxDecimals);
  const money = (lek: number): string => {
    const whole = roundHalfAway(lek);
    return words.money(words.number(Math.abs(whole), 0), whole < 0);
  };

  return {
    language,
    /** "Thursday, November 26, 2026" · "e enjte, 26 nëntor 2026" */
    dateLong: (date: string): string => words.dateLong(parts(date)),
    /** "Thursday, November 26" · "e enjte, 26 nëntor" */
    dateMedium: (date: string): string => words.dateMedium(parts(date)),
    /** "Nov 26, 2026" · "26.11.2026" */
    dateShort: (date: string): string => words.dateShort(parts(date)),
    /** "Nov 26" · "26 nën" */
    dayMonth: (date: string): string => words.dayMonth(parts(date)),
    /** For lines of a list, `now` in epoch ms: "Thu, Nov 26" · "enj, 26 nën"; in another year than Tirana's current one "Fri, Jan 8, 2027" */
    dateBrief: (date: string, now: number): string => {
      const text = parts(date);
      return words.dateBrief(text, text.year !== dateParts(tiraneDate(now)).year);
    },
    /** "November 2026" · "nëntor 2026" */
    monthYear: (date: string): string => `${parts(date).monthName} ${parts(date).year}`,
    weekdayLong: (date: string): string => parts(date).weekday,
    weekdayShort: (date: string): string => parts(date).weekdayShort,
    /** ISO weekdays 1 … 7, Monday first: "Monday", "Mon" · "e hënë", "hën" */
    weekdays: words.weekdays.map((long, index) => ({
      weekday: index + 1,
      long,
      short: words.weekdaysShort[index] ?? '',
    })),
    /** Name of an ISO weekday 1 … 7 after "every": "Sunday" · "të diel" ("çdo të diel"). */
    weekdayEach: (weekday: number): string => words.weekdayEach(words.weekdays[weekday - 1] ?? ''),
    monthShort: (date: string): string => parts(date).monthShort,
    dayOfMonth: (date: string): string => String(parts(date).day),
    /** "19:00", 24-hour in both languages */
    time: (instant: number): string => tiraneTime(instant),
    /** "19:00–20:00" of two wall times; "23:30–00:30" past midnight */
    timeRange: (start: string, end: string): string => `${clockTime(start)}–${clockTime(end)}`,
    number,
    /** "ALL 1,500" · "1500 Lekë" */
    money,
    /** As `money`, but nothing to pay is "Free" · "Falas" */
    price: (lek: number): string => (lek === 0 ? words.free : money(lek)),
    /** "5 minutes ago" · "5 minuta më parë"; from a day on by calendar days: "yesterday" · "dje" */
    relative: (instant: number, now: number): string => words.relativeUnit(...largestUnit(instant, now)),
    relativeUnit: (value: number, unit: RelativeUnit): string => words.relativeUnit(value, unit),
    /** "850 m", "1.2 km" · "1,2 km" */
    distance: (metres: number): string => {
      const tens = Math.round(metres / 10) * 10;
      if (tens < 1000) return `${number(tens, 0)}${NBSP}m`;
      return `${number(metres / 1000, metres < 9950 ? 1 : 0)}${NBSP}km`;
    },
    plural: (n: number, forms: PluralForms): string => forms[words.plural(n)],
    /** "a, b, and c" · "a, b dhe c" */
    list: (items: readonly string[], kind: 'and' | 'or' = 'and'): string => words.list(items, kind),
    /** Order of names for `sort`, by the language's own alphabet. */
    compare: (a: string, b: string): number => words.compare(a, b),
  };
}

function describe(date: string, words: LanguageFormat): DateText {
  const { year, month, day } = dateParts(date);
  return {
    year,
    month,
    day,
    weekday: words.weekdays[isoWeekday(date) - 1] ?? '',
    weekdayShort: words.weekdaysShort[isoWeekday(date) - 1] ?? '',
    monthName: words.months[month - 1] ?? '',
    monthShort: words.monthsShort[month - 1] ?? '',
  };
}

/** ICU rounds halves away from zero, `Math.round` upwards. */
const roundHalfAway = (n: number): number => Math.sign(n) * Math.round(Math.abs(n));

function largestUnit(instant: number, now: number): [number, RelativeUnit] {
  const difference = instant - now;
  const size = Math.abs(difference);
  if (size < MINUTE) return [0, 'second'];
  if (size < HOUR) return [Math.trunc(difference / MINUTE), 'minute'];
  if (size < DAY) return [Math.trunc(difference / HOUR), 'hour'];
  const days = daysBetween(tiraneDate(now), tiraneDate(instant));
  if (Math.abs(days) < 7) return [days, 'day'];
  if (Math.abs(days) < 31) return [Math.trunc(days / 7), 'week'];
  if (Math.abs(days) < 365) return [Math.trunc(days / 30.44), 'month'];
  return [Math.trunc(days / 365.25) || Math.sign(days), 'year'];
}
