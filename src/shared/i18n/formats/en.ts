import { decimalParts, groupThousands } from './decimal.ts';
import type { LanguageFormat } from './format.types.ts';

const NBSP = '\u00a0';
// made on first use: each costs up to 30 ms on a phone
let relative: Intl.RelativeTimeFormat | undefined;
let collator: Intl.Collator | undefined;

/** English of the United States, with the browser's own data where it has any; the clock has 24 hours (R16). */
export const english: LanguageFormat = {
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  weekdaysShort: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  weekdayEach: (name) => name,
  months: 'January February March April May June July August September October November December'.split(' '),
  monthsShort: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  dateLong: (d) => `${d.weekday}, ${d.monthName} ${d.day}, ${d.year}`,
  dateMedium: (d) => `${d.weekday}, ${d.monthName} ${d.day}`,
  dateShort: (d) => `${d.monthShort} ${d.day}, ${d.year}`,
  dayMonth: (d) => `${d.monthShort} ${d.day}`,
  number: (n, maxDecimals) => {
    const [whole, fraction] = decimalParts(n, maxDecimals);
    return groupThousands(whole, ',') + (fraction && `.${fraction}`);
  },
  dateBrief: (d, withYear) => `${d.weekdayShort}, ${d.monthShort} ${d.day}${withYear ? `, ${d.year}` : ''}`,
  money: (amount, negative) => `${negative ? '-' : ''}ALL${NBSP}${amount}`,
  free: 'Free',
  relativeUnit: (value, unit) => {
    relative ??= new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
    return relative.format(value, unit);
  },
  plural: (n) => (n === 1 ? 'one' : 'other'),
  list: (items, kind) => {
    const head = items.slice(0, -1);
    const last = items.at(-1) ?? '';
    if (head.length === 0) return last;
    return `${head.join(', ')}${head.length > 1 ? ',' : ''} ${kind} ${last}`;
  },
  compare: (a, b) => {
    collator ??= new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });
    return collator.compare(a, b);
  },
};
