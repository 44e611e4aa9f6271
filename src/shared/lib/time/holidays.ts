/** Public holidays of Albania. Source: design §17. */
import { addDays, dateParts } from './dates.ts';

/** Month and day of the holidays that do not move. */
const FIXED = {
  newYear: '01-01',
  newYearSecond: '01-02',
  summerDay: '03-14',
  nevruz: '03-22',
  labourDay: '05-01',
  motherTeresa: '09-05',
  flagDay: '11-28',
  liberationDay: '11-29',
  youthDay: '12-08',
  christmas: '12-25',
} as const;

export type Holiday = keyof typeof FIXED | 'easter' | 'orthodoxEaster' | 'fitrBajram' | 'kurbanBajram';

/** Month and day of the two feasts in the Islamic calendar. */
const ISLAMIC: ReadonlyMap<string, Holiday> = new Map([
  ['10-1', 'fitrBajram'],
  ['12-10', 'kurbanBajram'],
]);

/** Only computes: no text of it is shown. Moon sightings may differ from this calendar by a day. */
const islamic = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
});

/** The public holidays from `from` to `to` (both `yyyy-MM-dd`, included), in order. */
export function holidaysBetween(from: string, to: string): { date: string; holiday: Holiday }[] {
  const last = dateParts(to).year;
  const found: { date: string; holiday: Holiday }[] = [];
  for (let { year } = dateParts(from); year <= last; year += 1) {
    for (const [holiday, day] of Object.entries(FIXED))
      found.push({ date: `${year}-${day}`, holiday: holiday as Holiday }); // the keys of the table
    found.push({ date: easter(year), holiday: 'easter' }, { date: orthodoxEaster(year), holiday: 'orthodoxEaster' });
  }
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const holiday = ISLAMIC.get(islamicDay(date));
    if (holiday) found.push({ date, holiday });
  }
  return found.filter(({ date }) => date >= from && date <= to).toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

function islamicDay(date: string): string {
  const parts = islamic.formatToParts(Date.parse(`${date}T12:00:00Z`));
  const of = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${of('month')}-${of('day')}`;
}

/** Easter Sunday of the Gregorian calendar (algorithm of Meeus, Jones and Butcher). */
function easter(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25);
  const h = (19 * a + d + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  return fromMarch(year, h + l - 7 * m + 22);
}

/** Orthodox Easter Sunday: that of the Julian calendar, 13 days later until 2099 (algorithm of Meeus). */
function orthodoxEaster(year: number): string {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  return addDays(fromMarch(year, d + e + 22), 13);
}

/** The day of March, or of April beyond 31. */
const fromMarch = (year: number, day: number): string => addDays(`${year}-03-01`, day - 1);
