import { describe, expect, it } from 'vitest';
import { testBooking } from '../../entities/venue-calendar/testing.ts';
import type { Booking } from '../../shared/api/generated/model';
import { createI18n } from '../../shared/i18n/i18n.ts';
import { type BookingCell, calendarWords, cellName, lookOf, marksText } from './calendar-names.ts';

const { t, format } = (await createI18n('en', { namespaces: ['calendar'] })).view();
const words = calendarWords(t('calendar'), format);
const court = { id: 1, name: 'Fusha 1' };

const cell = (changes: Partial<Booking> = {}, isOver = false): BookingCell => ({
  kind: 'booking',
  rows: 1,
  start: '19:00',
  end: '20:00',
  isOver,
  booking: testBooking(1, court, '2026-11-26', 14, changes),
});
const name = (changes: Partial<Booking>, isOver?: boolean) =>
  cellName(cell(changes, isOver), { court, day: null }, words);
const AT = '2026-11-26T20:10:00+01:00';
const desk = (changes: Partial<NonNullable<Booking['desk']>>): Partial<Booking> => ({
  desk: { phone: null, paid_at: null, no_show_at: null, ...changes },
});

describe('what a cell of the calendar is called', () => {
  it('[VEN-04] a booking by its time, who plays and its status; one that nobody came to by that', () => {
    expect(name({})).toBe('19:00–20:00, Arben Hoxha, Confirmed');
    expect(name({ status: 'Pending', booked_by: null, guest_name: 'Ilir' })).toBe('19:00–20:00, Ilir, Pending');
    expect(name({ booked_by: null, source: 'competition' })).toBe('19:00–20:00, Competition, Confirmed');
    expect(name(desk({ no_show_at: AT }), true)).toBe('19:00–20:00, Arben Hoxha, Did not come');
  });

  it('a place by its time, court, state, reason and day', () => {
    const block = { id: 1, reason: 'Works' };
    const place = { court, day: 'Thursday, November 26' };
    expect(cellName({ kind: 'free', start: '23:30', end: '24:30' }, { court, day: null }, words)).toBe(
      '23:30–00:30, Fusha 1, free',
    );
    expect(cellName({ kind: 'blocked', rows: 1, block, start: '19:00', end: '20:00' }, place, words)).toBe(
      '19:00–20:00, Fusha 1, blocked: Works, Thursday, November 26',
    );
  });

  it('one beside another by its own times, though they begin or end together', () => {
    const times = [
      ['18:00', '19:00'],
      ['18:00', '20:00'],
      ['19:00', '20:00'],
    ] as const; // pairs of times
    const names = times.map(([start, end]) => cellName({ kind: 'free', start, end }, { court, day: null }, words));
    expect(names).toEqual(['18:00–19:00, Fusha 1, free', '18:00–20:00, Fusha 1, free', '19:00–20:00, Fusha 1, free']);
  });

  it('its marks in words', () => {
    expect(marksText(cell(), words)).toBe('');
    expect(marksText(cell({ ...desk({ paid_at: AT }), weekly: true, source: 'competition' }, true), words)).toBe(
      'Weekly, Competition, Paid, Over',
    );
    expect(marksText(cell(desk({ no_show_at: AT }), true), words)).toBe('');
  });

  it('looks over once it has ended; one that is pending, or that nobody came to, still looks so', () => {
    expect(lookOf(cell())).toBe('confirmed');
    expect(lookOf(cell({}, true))).toBe('over');
    expect(lookOf(cell({ status: 'Pending' }, true))).toBe('pending');
    expect(lookOf(cell({ ...desk({ no_show_at: AT }), status: 'Pending' }, true))).toBe('noShow');
  });
});
