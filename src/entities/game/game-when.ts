import type { Format } from '../../shared/i18n/format.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';

/** "Thu, Nov 26, 20:00" of an instant; another year than that of `now` (epoch ms) is said. */
export function momentText(instant: string, format: Format, now: number): string {
  const at = Date.parse(instant);
  return `${format.dateBrief(tiraneDate(at), now)}, ${format.time(at)}`;
}

/** The same with the planned end: "Thu, Nov 26, 20:00–21:00". */
export function whenText(starts: string, ends: string | null, format: Format, now: number): string {
  const start = momentText(starts, format, now);
  return ends === null ? start : `${start}–${format.time(Date.parse(ends))}`;
}
