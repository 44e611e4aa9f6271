import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { addDays } from './dates.ts';
import { tiraneDate, tiraneTime, toInstant, toIsoWithOffset, wallTimeExists } from './tirane.ts';
import { addMinutes } from './wall-time.ts';

const utc = (iso: string) => Date.parse(iso);
const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

describe('[R16] Tirane wall time, vectors of design §14.1', () => {
  it.each([
    ['2027-03-18', '19:00', '2027-03-18T18:00Z'],
    ['2027-03-25', '19:00', '2027-03-25T18:00Z'],
    ['2027-04-01', '19:00', '2027-04-01T17:00Z'],
    ['2027-04-08', '19:00', '2027-04-08T17:00Z'],
    ['2027-10-28', '20:00', '2027-10-28T18:00Z'],
    ['2027-11-04', '20:00', '2027-11-04T19:00Z'],
    ['2026-11-26', addMinutes('19:00', 30), '2026-11-26T18:30Z'],
    ['2026-11-26', addMinutes(addMinutes('23:00', 30), 60), '2026-11-26T23:30Z'],
    ['2026-11-26', '24:00', '2026-11-26T23:00Z'],
  ])('%s %s is %s', (date, time, instant) => expect(toInstant(date, time)).toBe(utc(instant)));

  it('the shifted last slot ends at 00:30 of the next day', () => {
    const end = utc('2026-11-26T23:30Z');
    expect([tiraneDate(end), tiraneTime(end)]).toEqual(['2026-11-27', '00:30']);
  });

  it('writes the instant with the offset of its day', () => {
    expect(toIsoWithOffset(toInstant('2026-11-26', '19:00'))).toBe('2026-11-26T19:00:00+01:00');
    expect(toIsoWithOffset(toInstant('2027-04-01', '19:00'))).toBe('2027-04-01T19:00:00+02:00');
  });

  it('refuses what is no date', () => expect(() => toInstant('2026-13-40', '10:00')).toThrow(RangeError));
});

describe('the four days on which the clocks change', () => {
  const days: [date: string, kind: 'spring' | 'autumn'][] = [
    ['2026-10-25', 'autumn'],
    ['2027-03-28', 'spring'],
    ['2027-10-31', 'autumn'],
    ['2028-03-26', 'spring'],
  ];

  describe.each(['Europe/Tirane', 'UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati'])(
    'device in %s',
    (device) => {
      it.each(days)('%s (%s)', (date, kind) => {
        process.env['TZ'] = device;
        const hours = (toInstant(date, '24:00') - toInstant(date, '00:00')) / 3_600_000;
        expect(hours).toBe(kind === 'spring' ? 23 : 25);
        expect(wallTimeExists(date, '02:30')).toBe(kind === 'autumn');
        const before = toInstant(addDays(date, -7), '18:00');
        const after = toInstant(date, '18:00');
        expect([tiraneTime(before), tiraneTime(after)]).toEqual(['18:00', '18:00']);
        expect((after - before) / 3_600_000).toBe(7 * 24 + (kind === 'spring' ? -1 : 1));
        const slots = Array.from({ length: 18 }, (_, i) => toInstant(date, addMinutes('06:00', i * 60)));
        expect(new Set(slots).size).toBe(18);
        expect(slots.map(tiraneTime)).toEqual(Array.from({ length: 18 }, (_, i) => addMinutes('06:00', i * 60)));
      });
    },
  );

  it('a skipped time moves an hour on, a repeated one is the second', () => {
    expect(toInstant('2027-03-28', '02:30')).toBe(utc('2027-03-28T01:30Z'));
    expect(toInstant('2026-10-25', '02:30')).toBe(utc('2026-10-25T01:30Z'));
  });
});

describe('against ICU', () => {
  const icu = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Tirane', dateStyle: 'short', timeStyle: 'short' });
  const instant = fc.integer({ min: utc('1997-01-01T00:00Z'), max: utc('2099-12-31T00:00Z') });

  it('every instant shows the wall time of ICU, and goes there and back', () => {
    fc.assert(
      fc.property(instant, (ms) => {
        const [date, time] = [tiraneDate(ms), tiraneTime(ms)];
        expect(`${date} ${time}`).toBe(icu.format(ms));
        expect(Date.parse(toIsoWithOffset(ms))).toBe(Math.floor(ms / 1000) * 1000);
        const back = toInstant(date, time);
        const minute = Math.floor(ms / 60_000) * 60_000;
        // the one repeated hour of a year has two instants for one wall time
        expect([minute, minute + 3_600_000]).toContain(back);
      }),
      { numRuns: 20_000 },
    );
  });
});
