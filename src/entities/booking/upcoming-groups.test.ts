import { describe, expect, it } from 'vitest';
import { upcomingGroups } from './upcoming-groups.ts';

const on = (...days: string[]) => days.map((date) => ({ date }));
const named = (days: string[], isFirstPage = true) =>
  upcomingGroups(on(...days), { today: '2026-11-24', isFirstPage }).map(
    ({ name, bookings }) => `${name}: ${bookings.map(({ date }) => date).join(' ')}`,
  );

describe('groups of upcoming bookings, seen on a Tuesday', () => {
  it('the first is next, the week ends with Sunday', () =>
    expect(named(['2026-11-24', '2026-11-24', '2026-11-29', '2026-11-30', '2027-01-04'])).toEqual([
      'next: 2026-11-24',
      'week: 2026-11-24 2026-11-29',
      'later: 2026-11-30 2027-01-04',
    ]));
  it('a group without bookings has no heading', () =>
    expect(named(['2026-12-01', '2026-12-02'])).toEqual(['next: 2026-12-01', 'later: 2026-12-02']));
  it('a further page does not begin with the next one', () =>
    expect(named(['2026-11-28', '2026-12-01'], false)).toEqual(['week: 2026-11-28', 'later: 2026-12-01']));
  it('on a Sunday the week ends today', () =>
    expect(
      upcomingGroups(on('2026-11-29', '2026-11-29', '2026-11-30'), { today: '2026-11-29', isFirstPage: true }).map(
        ({ name }) => name,
      ),
    ).toEqual(['next', 'week', 'later']));
});
