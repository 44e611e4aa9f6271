import { type CalendarView, shownDays } from '../../entities/venue-calendar/calendar-address.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import type { Format } from '../../shared/i18n/format.ts';

/** "Thu, Nov 26", or the first and last day of the week: "Nov 23 – Nov 29"; with the year where it is not the present one. */
export function shownText(view: CalendarView, date: string, format: Format): string {
  if (view === 'day') return format.dateBrief(date, now());
  const { from, to } = shownDays(view, date);
  const isThisYear = [from, to].every((day) => day.slice(0, 4) === tiraneDate(now()).slice(0, 4));
  const text = isThisYear ? format.dayMonth : format.dateShort;
  return `${text(from)} – ${text(to)}`;
}
