import type { Event } from '../../shared/api/generated/model';
import { dayName } from '../../shared/i18n/day-name.ts';
import type { Format } from '../../shared/i18n/format.ts';
import type { Translate } from '../../shared/i18n/i18n.ts';
import { sessionTimes } from '../../shared/lib/session-times.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';

type Times = Pick<Event, 'starts_at' | 'ends_at'>;

/** The day an event starts on, by Tirana's clock. */
export const eventDate = ({ starts_at }: Pick<Event, 'starts_at'>): string => tiraneDate(Date.parse(starts_at));

/** "20:00–21:00" on Tirana's clock; an event that ends with the day ends at 24:00. */
export function eventTimes(event: Times, format: Format): string {
  const { start, end } = sessionTimes(event);
  return format.timeRange(start, end);
}

/** "Thursday, November 26, 20:00–21:00", or "Today, 20:00–21:00". */
export const eventWhen = (event: Times, now: number, t: Translate, format: Format): string =>
  `${dayName(eventDate(event), now, t, format)}, ${eventTimes(event, format)}`;

/** "Thu, Nov 26, 18:00": a moment of the wire in a line of text; the year where it is another than that of `now` (epoch ms). */
export function momentText(instant: string, now: number, format: Format): string {
  const at = Date.parse(instant);
  return `${format.dateBrief(tiraneDate(at), now)}, ${format.time(at)}`;
}
