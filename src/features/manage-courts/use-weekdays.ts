import { useFormat } from '../../shared/i18n/i18n-react.tsx';

/** Any Monday to Sunday. */
const A_WEEK = [1, 2, 3, 4, 5, 6, 7].map((day) => `2026-06-0${day}`);

/** The weekdays with their names, Monday first (R16). */
export function useWeekdays(): { weekday: number; short: string; long: string }[] {
  const format = useFormat();
  return A_WEEK.map((date, index) => ({
    weekday: index + 1,
    short: format.weekdayShort(date),
    long: format.weekdayLong(date),
  }));
}
