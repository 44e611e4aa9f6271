import { describe, expect, it } from 'vitest';
import { holidaysBetween } from './holidays.ts';

describe('public holidays of Albania', () => {
  it('of the twelve months from November 2026', () => {
    expect(holidaysBetween('2026-11-24', '2027-11-23').map(({ date, holiday }) => `${date} ${holiday}`)).toEqual([
      '2026-11-28 flagDay',
      '2026-11-29 liberationDay',
      '2026-12-08 youthDay',
      '2026-12-25 christmas',
      '2027-01-01 newYear',
      '2027-01-02 newYearSecond',
      '2027-03-09 fitrBajram',
      '2027-03-14 summerDay',
      '2027-03-22 nevruz',
      '2027-03-28 easter',
      '2027-05-01 labourDay',
      '2027-05-02 orthodoxEaster',
      '2027-05-16 kurbanBajram',
      '2027-09-05 motherTeresa',
    ]);
  });

  // dates published by the churches
  it.each([
    [2024, '2024-03-31', '2024-05-05'],
    [2025, '2025-04-20', '2025-04-20'],
    [2026, '2026-04-05', '2026-04-12'],
    [2028, '2028-04-16', '2028-04-16'],
    [2038, '2038-04-25', '2038-04-25'],
  ])('Easter of %i', (year, western, orthodox) => {
    const easters = holidaysBetween(`${year}-01-01`, `${year}-12-31`).filter(({ holiday }) =>
      holiday.endsWith('aster'),
    );
    expect(Object.fromEntries(easters.map(({ date, holiday }) => [holiday, date]))).toEqual({
      easter: western,
      orthodoxEaster: orthodox,
    });
  });

  it('both ends are included, and an empty span has none', () => {
    expect(holidaysBetween('2026-11-28', '2026-11-28')).toEqual([{ date: '2026-11-28', holiday: 'flagDay' }]);
    expect(holidaysBetween('2026-11-30', '2026-12-07')).toEqual([]);
  });
});
