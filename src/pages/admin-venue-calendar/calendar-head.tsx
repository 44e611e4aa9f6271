import { memo } from 'react';
import type { ColumnRange } from '../../entities/venue-calendar/columns-in-sight.ts';
import type { Format } from '../../shared/i18n/format.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { cx } from '../../shared/ui/cx.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { shortCourtName } from './calendar-names.ts';
import { type ColumnView, gap } from './calendar-row.tsx';
import * as css from './calendar-grid.css.ts';

interface CalendarHeadProps {
  columns: readonly ColumnView[];
  /** The courts that are named, as their cells are drawn. */
  named: ColumnRange;
}

/** The heads of the columns: the courts of a day; in a week the days, and below them the courts unless there is one only. */
export const CalendarHead = memo(function CalendarHead({ columns, named: { from, to } }: CalendarHeadProps) {
  const t = useT('calendar');
  const format = useFormat();
  const days = [...new Set(columns.map(({ date }) => date))];
  const courts = columns.length / days.length;
  const names = columns.slice(0, courts).map(({ court }) => court.name);
  const shortNames = new Map(names.map((name) => [name, shortCourtName(name, names)]));
  const corner = (
    <th scope="col" className={cx(css.head, css.corner)}>
      <VisuallyHidden>{t('time')}</VisuallyHidden>
    </th>
  );
  if (days.length === 1) {
    return (
      <thead className={css.heads}>
        <tr>
          {corner}
          {columns.map(({ key, court }) => (
            <th key={key} scope="col" className={css.head}>
              <span className={css.courtName}>{court.name}</span>
            </th>
          ))}
        </tr>
      </thead>
    );
  }
  return (
    <thead className={css.heads}>
      <tr>
        {corner}
        {days.map((date, index) => (
          <th
            key={date}
            scope={courts > 1 ? 'colgroup' : 'col'}
            colSpan={courts}
            className={cx(css.head, css.dayHead, courts > 1 && index > 0 && css.beginsDay)}
            data-today={date === tiraneDate(now()) || undefined}
          >
            <DayName date={date} format={format} />
          </th>
        ))}
      </tr>
      {courts > 1 && (
        <tr>
          <th scope="col" className={cx(css.head, css.corner, css.secondHead)}>
            <VisuallyHidden>{t('time')}</VisuallyHidden>
          </th>
          {gap('before', from)}
          {columns.slice(from, to).map(({ key, court, beginsDay }) => (
            <th
              key={key}
              scope="col"
              className={cx(css.head, css.secondHead, css.shortName, beginsDay && css.beginsDay)}
              aria-label={court.name}
              title={court.name}
            >
              {shortNames.get(court.name)}
            </th>
          ))}
          {gap('after', columns.length - to)}
        </tr>
      )}
    </thead>
  );
});

/** Given the format: seven hooks would read the same one. */
function DayName({ date, format }: { date: string; format: Format }) {
  return (
    <span className={css.dayName}>
      <VisuallyHidden>{format.dateMedium(date)}</VisuallyHidden>
      <span aria-hidden>{format.weekdayShort(date)}</span>
      <span aria-hidden className={css.dayNumber}>
        {format.dayOfMonth(date)}
      </span>
    </span>
  );
}
