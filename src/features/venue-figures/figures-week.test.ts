import { describe, expect, it } from 'vitest';
import { lastDay, readWeek, withWeek } from './figures-week.ts';

const TODAY = '2026-11-24';
const read = (search: string) => readWeek(new URLSearchParams(search), TODAY);

describe('the week of the address', () => {
  it.each([
    ['', '2026-11-23'],
    ['week=2026-11-16', '2026-11-16'],
    ['week=2026-11-22', '2026-11-16'],
    ['week=2027-01-01', '2026-12-28'],
    ['week=2026-11-31', '2026-11-23'],
    ['week=2026-W48', '2026-11-23'],
    ['week=', '2026-11-23'],
    ['week=9999-12-31', '2026-11-23'],
    ['week=0001-01-01', '2026-11-23'],
  ])('"%s" is that of Monday %s', (search, monday) => {
    expect(read(search)).toBe(monday);
    expect(lastDay(monday) > monday).toBe(true);
  });

  it('is named unless it is this one, beside what else the address says', () => {
    const at = (search: string, monday: string) => String(withWeek(new URLSearchParams(search), monday, TODAY));
    expect(at('', '2026-11-16')).toBe('week=2026-11-16');
    expect(at('booking=7&week=2026-11-16', '2026-11-09')).toBe('booking=7&week=2026-11-09');
    expect(at('booking=7&week=2026-11-16', '2026-11-23')).toBe('booking=7');
  });

  it('ends on Sunday', () => expect(lastDay('2026-12-28')).toBe('2027-01-03'));
});
