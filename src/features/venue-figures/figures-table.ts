import type { VenueDayFigures, VenueFigures } from '../../shared/api/generated/model';
import type { TextKey, Translate } from '../../shared/i18n/i18n.ts';
import { toCsv } from '../../shared/lib/text/csv.ts';
import { isoWeek } from '../../shared/lib/time/dates.ts';
import { occupancy } from './compare.ts';

interface FigureColumn {
  name: TextKey<'figures'>;
  /** Null where there is no such figure. */
  value: (figures: VenueFigures) => number | null;
}

/** What the table shows and the file holds of a day or a week, behind its name. */
export const figureColumns: readonly FigureColumn[] = [
  { name: 'columns.bookings', value: (figures) => figures.bookings },
  { name: 'columns.taken', value: (figures) => figures.slots_taken },
  { name: 'columns.offered', value: (figures) => figures.slots_offered },
  { name: 'columns.percent', value: occupancy },
  { name: 'columns.paid', value: (figures) => figures.income_paid },
  { name: 'columns.open', value: (figures) => figures.income_open },
  { name: 'columns.noShows', value: (figures) => figures.no_shows },
];

/** The days of a week as a CSV file, its first line in the language of `t`; sums are left to the spreadsheet. */
export const figuresCsv = (days: readonly VenueDayFigures[], t: Translate<'figures'>): string =>
  toCsv([
    [t('columns.date'), ...figureColumns.map(({ name }) => t(name))],
    ...days.map(({ date, figures }) => [date, ...figureColumns.map(({ value }) => value(figures))]),
  ]);

/** 'fusha-e-liqenit-2026-W48.csv' */
export const csvName = (slug: string, monday: string): string => `${slug}-${isoWeek(monday)}.csv`;
