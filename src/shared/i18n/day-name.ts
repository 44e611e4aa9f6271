import { addDays, dateParts } from '../lib/time/dates.ts';
import { tiraneDate } from '../lib/time/tirane.ts';
import type { Format } from './format.ts';
import type { Translate } from './i18n.ts';

/** "Today", "Tomorrow", "Thursday, November 26"; with the year where it is another than that of `now` (epoch ms). */
export function dayName(date: string, now: number, t: Translate, format: Format): string {
  const today = tiraneDate(now);
  if (date === today) return t('time.today');
  if (date === addDays(today, 1)) return t('time.tomorrow');
  return dateParts(date).year === dateParts(today).year ? format.dateMedium(date) : format.dateLong(date);
}
