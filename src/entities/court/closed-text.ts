import type { Court } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { isoWeekday } from '../../shared/lib/time/dates.ts';

/** Why a court has no times on a date, by its schedules: closed on that date only, or every week on that weekday. */
export function useClosedText(): (court: Pick<Court, 'schedules'> | undefined, date: string) => string {
  const t = useT('venue');
  const format = useFormat();
  return (court, date) => {
    const weekday = isoWeekday(date);
    const closed = court?.schedules.filter(({ time_slot_ids }) => time_slot_ids.length === 0) ?? [];
    if (closed.some((entry) => entry.date === date)) return t('times.closedDate', { date: format.dateMedium(date) });
    if (closed.some((entry) => entry.date === null && entry.weekday === weekday))
      return t('times.closedEvery', { weekday: format.weekdayEach(weekday) });
    return t('times.closed');
  };
}
