import { expect, it } from 'vitest';
import { pastMonths } from './past-months.ts';

it('past bookings stand under their months, the latest first', () => {
  const days = ['2027-01-04', '2026-12-31', '2026-12-01', '2026-01-20'];
  const months = pastMonths(days.map((date) => ({ date })));
  expect(months.map(({ month, bookings }) => `${month}: ${bookings.map(({ date }) => date).join(' ')}`)).toEqual([
    '2027-01: 2027-01-04',
    '2026-12: 2026-12-31 2026-12-01',
    '2026-01: 2026-01-20',
  ]);
  expect(pastMonths([])).toEqual([]);
});
