import type { Format } from '../../shared/i18n/format.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';

/** "16:00" of today, "Thu, Nov 26, 16:00" of another day. */
export function deadlineText(instant: string, now: number, format: Format): string {
  const at = Date.parse(instant);
  const date = tiraneDate(at);
  return date === tiraneDate(now) ? format.time(at) : `${format.dateBrief(date, now)}, ${format.time(at)}`;
}
