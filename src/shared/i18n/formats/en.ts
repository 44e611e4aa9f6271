import type { LanguageFormat } from './format.types.ts';

const NBSP = '\u00a0';
const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });
const plurals = new Intl.PluralRules('en-US');

/** English of the United States, with the browser's own data where it has any; the clock has 24 hours (R16). */
export const english: LanguageFormat = {
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  weekdaysShort: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  months: 'January February March April May June July August September October November December'.split(' '),
  monthsShort: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  dateLong: (d) => `${d.weekday}, ${d.monthName} ${d.day}, ${d.year}`,
  dateMedium: (d) => `${d.weekday}, ${d.monthName} ${d.day}`,
  dateShort: (d) => `${d.monthShort} ${d.day}, ${d.year}`,
  dayMonth: (d) => `${d.monthShort} ${d.day}`,
  number: (n, maxDecimals) => n.toLocaleString('en-US', { maximumFractionDigits: maxDecimals }),
  money: (amount, negative) => `${negative ? '-' : ''}ALL${NBSP}${amount}`,
  free: 'Free',
  relativeUnit: (value, unit) => relative.format(value, unit),
  plural: (n) => (plurals.select(n) === 'one' ? 'one' : 'other'),
  list: (items, kind) => {
    const head = items.slice(0, -1);
    const last = items.at(-1) ?? '';
    if (head.length === 0) return last;
    return `${head.join(', ')}${head.length > 1 ? ',' : ''} ${kind} ${last}`;
  },
  compare: collator.compare,
};
