import type { Notification } from '../../shared/api/generated/model';
import type { Format } from '../../shared/i18n/format.ts';
import type { Translate } from '../../shared/i18n/i18n.ts';
import { daysBetween } from '../../shared/lib/time/dates.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';

export interface NotificationDay {
  /** `yyyy-MM-dd`, the day at Tirana (R16). */
  date: string;
  notifications: Notification[];
}

/** The newest first, as the server sends them. */
export function groupByDay(notifications: readonly Notification[]): NotificationDay[] {
  const days = new Map<string, Notification[]>();
  for (const one of notifications) {
    const date = tiraneDate(Date.parse(one.created_at));
    days.set(date, [...(days.get(date) ?? []), one]);
  }
  return [...days].map(([date, all]) => ({ date, notifications: all }));
}

/** "Today", "Yesterday", "Thursday, November 19"; another year is said. */
export function dayName(date: string, now: number, t: Translate<'notifications'>, format: Format): string {
  const today = tiraneDate(now);
  const ago = daysBetween(date, today);
  if (ago === 0) return t('common:time.today');
  if (ago === 1) return t('yesterday');
  return date.slice(0, 4) === today.slice(0, 4) ? format.dateMedium(date) : format.dateLong(date);
}

/** Of today "5 minutes ago", "2 hours ago"; of another day its time, for the day stands above. */
export function whenText(createdAt: string, now: number, format: Format): string {
  // a device whose clock is behind has not seen the future
  const instant = Math.min(Date.parse(createdAt), now);
  if (tiraneDate(instant) !== tiraneDate(now)) return format.time(instant);
  return format.relative(instant, now);
}
