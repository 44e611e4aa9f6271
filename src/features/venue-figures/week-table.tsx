import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { GetVenueFiguresData, VenueFigures } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { saveFile } from '../../shared/platform/save-file.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { Disclosure } from '../../shared/ui/disclosure.tsx';
import { csvName, figureColumns, figuresCsv } from './figures-table.ts';
import * as css from './venue-figures.css.ts';

interface WeekTableProps {
  figures: GetVenueFiguresData;
  /** Of the venue: begins the file's name. */
  slug: string;
  /** `yyyy-MM-dd` */
  monday: string;
  today: string;
}

/** The numbers behind the charts, as a table and as a file for a spreadsheet. */
export function WeekTable({ figures: { days, week, week_before: before }, slug, monday, today }: WeekTableProps) {
  const t = useT('figures');
  const format = useFormat();
  return (
    <>
      <Disclosure title={t('table.show')} className={css.table}>
        {/* wider than a phone: the keyboard scrolls it too */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={css.scroll} role="region" aria-label={t('table.name')} tabIndex={0}>
          <table className={css.grid} aria-label={t('table.name')}>
            <thead>
              <tr>
                <th scope="col" className={css.columnName}>
                  {t('columns.day')}
                </th>
                {figureColumns.map(({ name }) => (
                  <th key={name} scope="col" className={css.columnName}>
                    {t(name)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map(({ date, figures }) => (
                <Row key={date} figures={figures}>
                  <span className={css.dayText}>{`${format.weekdayShort(date)}, ${format.dayMonth(date)}`}</span>
                  {date === today && (
                    <Badge tone="accent" className={css.today}>
                      {t('table.today')}
                    </Badge>
                  )}
                </Row>
              ))}
            </tbody>
            <tfoot>
              <Row figures={week} className={css.total}>
                {t('table.total')}
              </Row>
              <Row figures={before} className={css.before}>
                {t('table.before')}
              </Row>
            </tfoot>
          </table>
        </div>
      </Disclosure>
      <div className={css.below}>
        <Button
          variant="secondary"
          size="sm"
          icon={<Download size={18} />}
          onClick={() => saveFile(csvName(slug, monday), 'text/csv', figuresCsv(days, t))}
        >
          {t('table.download')}
        </Button>
      </div>
    </>
  );
}

function Row({ figures, className, children }: { figures: VenueFigures; className?: string; children: ReactNode }) {
  const format = useFormat();
  return (
    <tr className={className}>
      <th scope="row" className={cx(css.dayName, className)}>
        {children}
      </th>
      {figureColumns.map(({ name, value }) => {
        const number = value(figures);
        return (
          <td key={name} className={css.number}>
            {number === null ? '–' : format.number(number, 0)}
          </td>
        );
      })}
    </tr>
  );
}
