import type { Notification } from '../../shared/api/generated/model';
import type { Format } from '../../shared/i18n/format.ts';
import type { Translate } from '../../shared/i18n/i18n.ts';
import { clockTime } from '../../shared/lib/time/wall-time.ts';

const titles = {
  'booking-created': 'about.created',
  'booking-moved': 'about.moved',
  'booking-confirmed': 'about.confirmed',
  'booking-declined': 'about.declined',
  'booking-cancelled': 'about.cancelled',
  'booking-expired': 'about.expired',
  'booking-reminder': 'about.reminder',
  'series-skipped': 'about.skipped',
} as const;
const skipped = { closed: 'about.skippedClosed', taken: 'about.skippedTaken' } as const;

const isKnown = (type: string): type is keyof typeof titles => Object.hasOwn(titles, type);

/**
 * Title and second line: court, day and hour in the reader's language where the data names one session, else the server's texts.
 * Source: design §11.
 */
export function notificationTexts(
  { type, title, body, data, actor, count }: Notification,
  t: Translate<'notifications'>,
  format: Format,
): { title: string; body: string } {
  const { booking } = data;
  if (!booking || count > 1 || !isKnown(type)) return { title, body };
  const { court_name: court, venue_name: venue, date, start, reason } = booking;
  const key = type === 'series-skipped' && reason ? skipped[reason] : titles[type];
  return {
    title: t(key, { court, weekday: format.weekdayShort(date), day: format.dayMonth(date), time: clockTime(start) }),
    body: [type === 'series-skipped' ? court : null, venue, actor?.name].filter(Boolean).join(' · '),
  };
}
