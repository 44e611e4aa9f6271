/**
 * Albanian. Browsers built on Chromium have no Albanian in Intl and would quietly print
 * English (design §1.4), so the names and patterns of CLDR stand here and a test holds them to Node's ICU.
 */
import { compareAlbanian } from './albanian-order.ts';
import { decimalParts, groupThousands } from './decimal.ts';
import type { LanguageFormat, RelativeUnit } from './format.types.ts';

const NBSP = '\u00a0';

const plural = (n: number): 'one' | 'other' => (n === 1 ? 'one' : 'other');

/** Groups by no-break space, and only from five digits on; decimal comma. */
function number(n: number, maxDecimals: number): string {
  const [whole, fraction] = decimalParts(n, maxDecimals);
  const grouped = whole.replace('-', '').length < 5 ? whole : groupThousands(whole, NBSP);
  return grouped + (fraction && `,${fraction}`);
}

/** Per unit: past one, past other, future one, future other ({0} is the number). */
const RELATIVE: Record<RelativeUnit, readonly [string, string, string, string]> = {
  second: ['sekondë', 'sekonda', 'sekonde', 'sekondash'],
  minute: ['minutë', 'minuta', 'minute', 'minutash'],
  hour: ['orë', 'orë', 'ore', 'orësh'],
  day: ['ditë', 'ditë', 'dite', 'ditësh'],
  week: ['javë', 'javë', 'jave', 'javësh'],
  month: ['muaj', 'muaj', 'muaji', 'muajsh'],
  year: ['vit', 'vjet', 'viti', 'vjetësh'],
};

/** Words for the unit before, the running one and the next, where the language has them. */
const NEAR: Record<RelativeUnit, Partial<Record<number, string>>> = {
  second: { 0: 'tani' },
  minute: { 0: 'këtë minutë' },
  hour: { 0: 'këtë orë' },
  day: { [-1]: 'dje', 0: 'sot', 1: 'nesër' },
  week: { [-1]: 'javën e kaluar', 0: 'këtë javë', 1: 'javën e ardhshme' },
  month: { [-1]: 'muajin e kaluar', 0: 'këtë muaj', 1: 'muajin e ardhshëm' },
  year: { [-1]: 'vjet', 0: 'sivjet', 1: 'mot' },
};

function relativeUnit(value: number, unit: RelativeUnit): string {
  const near = NEAR[unit][value];
  if (near !== undefined) return near;
  const size = Math.abs(value);
  const [pastOne, past, futureOne, future] = RELATIVE[unit];
  const one = plural(size) === 'one';
  const text = number(size, 3);
  return value < 0 ? `${text} ${one ? pastOne : past} më parë` : `pas ${text} ${one ? futureOne : future}`;
}

export const albanian: LanguageFormat = {
  weekdays: ['e hënë', 'e martë', 'e mërkurë', 'e enjte', 'e premte', 'e shtunë', 'e diel'],
  weekdaysShort: ['hën', 'mar', 'mër', 'enj', 'pre', 'sht', 'die'],
  weekdayEach: (name) => name.replace(/^e /, 'të '),
  months: 'janar shkurt mars prill maj qershor korrik gusht shtator tetor nëntor dhjetor'.split(' '),
  monthsShort: 'jan shk mar pri maj qer korr gush sht tet nën dhj'.split(' '),
  dateLong: (d) => `${d.weekday}, ${d.day} ${d.monthName} ${d.year}`,
  dateMedium: (d) => `${d.weekday}, ${d.day} ${d.monthName}`,
  dateShort: (d) => `${d.day}.${d.month}.${d.year}`,
  dayMonth: (d) => `${d.day} ${d.monthShort}`,
  dateBrief: (d, withYear) => `${d.weekdayShort}, ${d.day} ${d.monthShort}${withYear ? ` ${d.year}` : ''}`,
  number,
  money: (amount, negative) => `${negative ? '-' : ''}${amount}${NBSP}Lekë`,
  free: 'Falas',
  relativeUnit,
  plural,
  list: (items, kind) => {
    const head = items.slice(0, -1).join(', ');
    const last = items.at(-1) ?? '';
    return head === '' ? last : `${head} ${kind === 'and' ? 'dhe' : 'ose'} ${last}`;
  },
  compare: compareAlbanian,
};
