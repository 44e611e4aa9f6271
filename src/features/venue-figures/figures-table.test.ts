import { expect, it } from 'vitest';
import { createI18n } from '../../shared/i18n/i18n.ts';
import { csvName, figuresCsv } from './figures-table.ts';

const days = [
  {
    date: '2026-11-23',
    figures: { bookings: 4, slots_offered: 30, slots_taken: 6, income_paid: 5000, income_open: 7500, no_shows: 1 },
  },
  {
    date: '2026-11-24',
    figures: { bookings: 0, slots_offered: 0, slots_taken: 0, income_paid: 0, income_open: 0, no_shows: 0 },
  },
];

it.each([
  ['en', 'Date,Bookings,Hours booked,Hours offered,Booked (%),Paid (ALL),Open (ALL),Did not come'],
  ['sq', 'Data,Rezervime,Orë të zëna,Orë të ofruara,Të zëna (%),Të paguara (lekë),Të papaguara (lekë),Nuk erdhën'],
] as const)('a week as CSV, in %s', async (language, head) => {
  const { t } = (await createI18n(language, { namespaces: ['figures'] })).view();
  expect(figuresCsv(days, t('figures'))).toBe(
    `\ufeff${head}\r\n2026-11-23,4,6,30,20,5000,7500,1\r\n2026-11-24,0,0,0,,0,0,0\r\n`,
  );
});

it('the file is named by venue and week; the first days of a year may be in the last week of the one before', () => {
  expect(csvName('fusha-e-liqenit', '2026-11-23')).toBe('fusha-e-liqenit-2026-W48.csv');
  expect(csvName('fusha-e-liqenit', '2026-12-28')).toBe('fusha-e-liqenit-2026-W53.csv');
});
