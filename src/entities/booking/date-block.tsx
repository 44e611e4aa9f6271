import { useFormat } from '../../shared/i18n/i18n-react.tsx';
import { cx } from '../../shared/ui/cx.ts';
import * as css from './booking-row.css.ts';

/** The day as a leaf of a calendar; the row says it in words. */
export function DateBlock({ date, isNext }: { date: string; isNext?: boolean | undefined }) {
  const format = useFormat();
  return (
    <div className={cx(css.date, isNext && css.nextDate)} aria-hidden>
      <span>{format.weekdayShort(date)}</span>
      <span className={css.day}>{format.dayOfMonth(date)}</span>
      <span>{format.monthShort(date)}</span>
    </div>
  );
}
