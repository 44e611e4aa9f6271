import { describe, expect, it } from 'vitest';
import { endingSessions } from './ending-sessions.ts';

const session = (date: string, more: object = {}) => ({
  date,
  status: 'Confirmed' as const,
  starts_at: `${date}T19:00:00+01:00`,
  can_cancel: true,
  ...more,
});
const now = Date.parse('2026-11-24T10:00:00+01:00');
const sessions = [
  session('2026-11-17', { can_cancel: false }),
  session('2026-11-24', { can_cancel: false }),
  session('2026-12-01'),
  session('2026-12-08', { status: 'Unbooked', can_cancel: false }),
  session('2026-12-15'),
];
const dates = (list: { date: string }[]) => list.map(({ date }) => date);

describe('the sessions that end with a weekly booking', () => {
  it('are the later ones that still stand', () =>
    expect(dates(endingSessions(sessions, '2026-12-01', now).ending)).toEqual(['2026-12-01', '2026-12-15']));
  it('but not one too near to be cancelled', () => {
    const { ending, staying } = endingSessions(sessions, '2026-11-17', now);
    expect([dates(ending), dates(staying)]).toEqual([['2026-12-01', '2026-12-15'], ['2026-11-24']]);
  });
});
