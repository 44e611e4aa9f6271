import { describe, expect, it } from 'vitest';
import { toInstant } from '../lib/time/tirane.ts';
import { createFormat } from './formats/create-format.ts';

const en = createFormat('en');
const sq = createFormat('sq');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('texts of design §1.4', () => {
  const day = '2026-11-26';
  it.each([
    ['dateLong', en.dateLong(day), sq.dateLong(day), 'Thursday, November 26, 2026', 'e enjte, 26 nëntor 2026'],
    ['dateMedium', en.dateMedium(day), sq.dateMedium(day), 'Thursday, November 26', 'e enjte, 26 nëntor'],
    ['dateShort', en.dateShort(day), sq.dateShort(day), 'Nov 26, 2026', '26.11.2026'],
    ['dayMonth', en.dayMonth(day), sq.dayMonth(day), 'Nov 26', '26 nën'],
    ['monthYear', en.monthYear(day), sq.monthYear(day), 'November 2026', 'nëntor 2026'],
    ['weekdayLong', en.weekdayLong(day), sq.weekdayLong(day), 'Thursday', 'e enjte'],
    ['weekdayShort', en.weekdayShort(day), sq.weekdayShort(day), 'Thu', 'enj'],
    ['weekdayEach', en.weekdayEach(7), sq.weekdayEach(7), 'Sunday', 'të diel'],
    ['monthShort', en.monthShort(day), sq.monthShort(day), 'Nov', 'nën'],
    ['dayOfMonth', en.dayOfMonth('2026-11-06'), sq.dayOfMonth('2026-11-06'), '6', '6'],
    ['money', en.money(1500), sq.money(1500), 'ALL 1,500', '1500 Lekë'],
    ['money from five digits', en.money(12500), sq.money(12500), 'ALL 12,500', '12 500 Lekë'],
    ['nothing earned', en.money(0), sq.money(0), 'ALL 0', '0 Lekë'],
    ['nothing to pay', en.price(0), sq.price(0), 'Free', 'Falas'],
    ['price', en.price(800), sq.price(800), 'ALL 800', '800 Lekë'],
    ['list', en.list(['a', 'b', 'c']), sq.list(['a', 'b', 'c']), 'a, b, and c', 'a, b dhe c'],
    ['near', en.distance(846), sq.distance(846), '850 m', '850 m'],
    ['almost a kilometre', en.distance(996), sq.distance(996), '1 km', '1 km'],
    ['far', en.distance(1240), sq.distance(1240), '1.2 km', '1,2 km'],
    ['very far', en.distance(12_400), sq.distance(12_400), '12 km', '12 km'],
    [
      'plural one',
      en.plural(1, { one: 'slot', other: 'slots' }),
      sq.plural(1, { one: 'orar', other: 'orare' }),
      'slot',
      'orar',
    ],
    [
      'plural other',
      en.plural(21, { one: 'slot', other: 'slots' }),
      sq.plural(21, { one: 'orar', other: 'orare' }),
      'slots',
      'orare',
    ],
  ])('%s', (_, english, albanian, expectedEn, expectedSq) => {
    expect([plain(english), plain(albanian)]).toEqual([expectedEn, expectedSq]);
  });

  it('[ENT-22] figures and currency are not torn apart at the end of a line', () => {
    expect(en.money(1500)).toBe('ALL\u00a01,500');
    expect(sq.money(12500)).toBe('12\u00a0500\u00a0Lekë');
  });

  it('[R16] names the weekdays from Monday on', () => {
    expect(en.weekdays[0]).toEqual({ weekday: 1, long: 'Monday', short: 'Mon' });
    expect(sq.weekdays.map(({ short }) => short)).toEqual(['hën', 'mar', 'mër', 'enj', 'pre', 'sht', 'die']);
  });

  it('[R16] shows Tirane time on a 24-hour clock', () => {
    expect(sq.time(toInstant('2026-11-26', '19:00'))).toBe('19:00');
    expect(en.timeRange('19:00', '20:00')).toBe('19:00–20:00');
    expect(en.timeRange('23:00', '24:00')).toBe('23:00–24:00');
    expect(sq.timeRange('23:30', '24:30')).toBe('23:30–00:30');
  });
});

describe('the date of a line in a list', () => {
  // 23:30 at UTC is the next day, and the next year, at Tirana
  const [before, after] = [Date.parse('2026-12-31T22:30:00Z'), Date.parse('2026-12-31T23:30:00Z')];
  it.each([
    ['2026-11-26', before, 'Thu, Nov 26', 'enj, 26 nën'],
    ['2026-11-26', after, 'Thu, Nov 26, 2026', 'enj, 26 nën 2026'],
    ['2027-01-08', before, 'Fri, Jan 8, 2027', 'pre, 8 jan 2027'],
    ['2027-01-08', after, 'Fri, Jan 8', 'pre, 8 jan'],
  ])('%s, seen at %i', (date, now, english, albanian) => {
    expect([en.dateBrief(date, now), sq.dateBrief(date, now)]).toEqual([english, albanian]);
  });
});

describe('relative time', () => {
  const now = toInstant('2026-11-26', '12:00');
  it.each([
    [now - 20_000, 'now', 'tani'],
    [now - 5 * 60_000, '5 minutes ago', '5 minuta më parë'],
    [now + 60_000, 'in 1 minute', 'pas 1 minute'],
    [now - 3 * 3_600_000, '3 hours ago', '3 orë më parë'],
    [toInstant('2026-11-25', '11:00'), 'yesterday', 'dje'],
    [toInstant('2026-11-27', '23:00'), 'tomorrow', 'nesër'],
    [toInstant('2026-11-24', '13:00'), '2 days ago', '2 ditë më parë'],
    [toInstant('2026-11-10', '12:00'), '2 weeks ago', '2 javë më parë'],
    [toInstant('2026-10-26', '12:00'), 'last month', 'muajin e kaluar'],
    [toInstant('2026-05-26', '12:00'), '6 months ago', '6 muaj më parë'],
    [toInstant('2025-11-26', '12:00'), 'last year', 'vjet'],
    [toInstant('2023-11-20', '12:00'), '3 years ago', '3 vjet më parë'],
  ])('%s', (instant, english, albanian) => {
    expect([en.relative(instant, now), sq.relative(instant, now)]).toEqual([english, albanian]);
  });
});

describe('order of names', () => {
  const names = [
    'Zhupa',
    'Zana',
    'Çela',
    'Cani',
    'Dhima',
    'Duka',
    'Era',
    'Ëma',
    'Fier',
    'Lleshi',
    'Lushnjë',
    'Njazi',
    'Nora',
    'xhafa',
    'Xoxa',
  ];

  it('Albanian: pairs are letters, ç and ë follow c and e', () => {
    expect(names.toSorted(sq.compare).join(' ')).toBe(
      'Cani Çela Duka Dhima Era Ëma Fier Lushnjë Lleshi Nora Njazi Xoxa xhafa Zana Zhupa',
    );
  });

  it('both: case is equal, numbers count', () => {
    for (const { compare } of [en, sq]) {
      expect(compare('ARENA', 'arena')).toBe(0);
      expect(compare('Fusha 2', 'Fusha 10')).toBeLessThan(0);
      expect(compare('Fusha', 'Fusha 1')).toBeLessThan(0);
    }
  });
});
