import type { StandingColumn, StandingRow } from '../../shared/api/generated/model';
import type { Format } from '../../shared/i18n/format.ts';
import type { TextKey } from '../../shared/i18n/i18n.ts';
import { percent, signed } from '../../entities/competition/criteria-words.ts';

interface Column {
  /** As the table shows it; the form is drawn. */
  text: (row: StandingRow, format: Format) => string;
  /** In a file, where every number has a column of its own. */
  file: readonly { name: TextKey<'standings'>; value: (row: StandingRow) => number | null }[];
}

type Counted = 'played' | 'won' | 'drawn' | 'lost' | 'points';
const counted = (key: Counted): Column => ({
  text: (row, format) => format.number(row[key]).replace('-', '−'),
  file: [{ name: `columns.${key}`, value: (row) => row[key] }],
});
const forAgainst: Column = {
  text: (row) => `${row.for}–${row.against}`,
  file: [
    { name: 'file.for', value: (row) => row.for },
    { name: 'file.against', value: (row) => row.against },
  ],
};

/** What each column of a table says of a row. */
export const columns: Readonly<Record<Exclude<StandingColumn, 'form'>, Column>> = {
  played: counted('played'),
  won: counted('won'),
  drawn: counted('drawn'),
  lost: counted('lost'),
  points: counted('points'),
  for_against: forAgainst,
  games: forAgainst,
  diff: {
    text: (row, format) => signed(row.diff, format),
    file: [{ name: 'columns.diff', value: (row) => row.diff }],
  },
  sets: {
    text: (row) => `${row.sets_won}–${row.sets_lost}`,
    file: [
      { name: 'file.setsWon', value: (row) => row.sets_won },
      { name: 'file.setsLost', value: (row) => row.sets_lost },
    ],
  },
  point_ratio: {
    text: (row, format) => (row.point_ratio === null ? '∞' : format.number(row.point_ratio)),
    file: [{ name: 'columns.point_ratio', value: (row) => row.point_ratio }],
  },
  win_pct: {
    text: (row, format) => percent(row.win_pct, format),
    file: [{ name: 'columns.win_pct', value: (row) => Math.round(row.win_pct * 1000) / 10 }],
  },
};
