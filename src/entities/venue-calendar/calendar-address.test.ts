import { describe, expect, it } from 'vitest';
import { calendarSearch, shownDays, turned } from './calendar-address.ts';

const read = (search: string) => calendarSearch.read(new URLSearchParams(search));

describe('the address of the calendar', () => {
  it.each([
    ['', { date: null, view: 'day', courtId: null, sportId: null }],
    ['date=2026-11-26&view=week&court=5&sport=1', { date: '2026-11-26', view: 'week', courtId: 5, sportId: 1 }],
    ['date=2026-11-31&view=month&court=x&sport=-1', { date: null, view: 'day', courtId: null, sportId: null }],
  ])('"%s" is read', (search, expected) => {
    expect(read(search)).toEqual(expected);
  });

  it('is changed in parts, and keeps what is not its own', () => {
    const change = (part: Parameters<typeof calendarSearch.write>[1]) =>
      String(calendarSearch.write(new URLSearchParams('date=2026-11-26&view=week&booking=7'), part));
    expect(change({ view: 'day' })).toBe('date=2026-11-26&booking=7');
    expect(change({ date: null, courtId: 5 })).toBe('view=week&booking=7&court=5');
  });

  it('a week starts on Monday, also over a change of the clocks and of the year', () => {
    expect(shownDays('day', '2026-11-26')).toEqual({ from: '2026-11-26', to: '2026-11-26' });
    expect(shownDays('week', '2026-10-25')).toEqual({ from: '2026-10-19', to: '2026-10-25' });
    expect(shownDays('week', '2027-01-01')).toEqual({ from: '2026-12-28', to: '2027-01-03' });
    expect(turned('day', '2027-03-28', -1)).toBe('2027-03-27');
    expect(turned('week', '2026-12-28', 1)).toBe('2027-01-04');
  });
});
