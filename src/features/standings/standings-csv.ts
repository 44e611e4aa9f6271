import type { StandingColumn, StandingRow, StandingTable } from '../../shared/api/generated/model';
import type { Translate } from '../../shared/i18n/i18n.ts';
import { toCsv } from '../../shared/lib/text/csv.ts';
import { columns } from './columns.ts';

/** All tables of a competition as one CSV file, its first line in the language of `t`; the stage and the group stand before each row. */
export function standingsCsv(
  tables: readonly StandingTable[],
  t: Translate<'standings'>,
  results: Translate<'teams'>,
): string {
  const shown = tables[0]?.columns ?? [];
  const numbers = shown.flatMap((key) => (key === 'form' ? [] : columns[key].file));
  const head = [
    t('stage'),
    t('group'),
    t('rank'),
    t('team'),
    ...numbers.map(({ name }) => t(name)),
    t('file.deducted'),
    t('columns.form'),
    t('file.status'),
  ];
  const lineOf = ({ stage_name, group }: StandingTable, row: StandingRow) => [
    stage_name,
    group?.name ?? '',
    isRanked(row) ? row.rank : null,
    row.team.name,
    ...numbers.map(({ value }) => value(row)),
    row.deductions.reduce((sum, { points }) => sum + points, 0),
    row.form.map((result) => results(`form.${result}`)).join(' '),
    row.status === 'active' ? '' : t(`status.${row.status}`),
  ];
  return toCsv([head, ...tables.flatMap((table) => table.rows.map((row) => lineOf(table, row)))]);
}

/** Who left is below all others, without a place. */
export const isRanked = ({ status }: Pick<StandingRow, 'status'>): boolean => status === 'active';

/** Columns that a phone has no room for: the difference says the same in short. */
export const isWideOnly = (column: StandingColumn): boolean => column === 'for_against';
