import type { Notification, NotificationBooking } from '../../shared/api/generated/model';
import type { Format } from '../../shared/i18n/format.ts';
import type { Translate } from '../../shared/i18n/i18n.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { clockTime } from '../../shared/lib/time/wall-time.ts';
import { eventTexts } from './event-texts.ts';
import { gameTexts } from './game-texts.ts';
import { communityTexts, type NotificationTexts, teamTexts } from './group-texts.ts';

const titles = {
  'booking-created': 'about.created',
  'booking-moved': 'about.moved',
  'booking-confirmed': 'about.confirmed',
  'booking-declined': 'about.declined',
  'booking-cancelled': 'about.cancelled',
  'booking-expired': 'about.expired',
  'booking-reminder': 'about.reminder',
  'series-skipped': 'about.skipped',
  'closure-choice': 'about.choice',
  'slot-available': 'about.free',
  'handover-offered': 'about.offered',
} as const;
const answers = {
  accepted: 'about.answer.accepted',
  declined: 'about.answer.declined',
  withdrawn: 'about.answer.withdrawn',
  expired: 'about.answer.expired',
  moved: 'about.answer.moved',
  cancelled: 'about.answer.cancelled',
  none: 'about.answer.none',
} as const;
const skipped = { closed: 'about.skippedClosed', taken: 'about.skippedTaken' } as const;

/** Of an answer there is a text for each, of a skipped session for each reason. */
function keyOf(type: string, { reason, answer }: NotificationBooking) {
  if (type === 'handover-answered' || type === 'closure-answered') return answer ? answers[answer] : null;
  if (!isKnown(type)) return null;
  return type === 'series-skipped' && reason ? skipped[reason] : titles[type];
}

const isKnown = (type: string): type is keyof typeof titles => Object.hasOwn(titles, type);

/**
 * Title and second line: the event, the team, the community, or court, day and hour in the reader's language where the data names one of them, else the server's texts.
 * Another year than that of `now` (epoch ms) is said. Source: design §11.
 */
export function notificationTexts(
  notification: Notification,
  t: Translate<'notifications'>,
  format: Format,
  now: number,
): NotificationTexts {
  const { type, title, body, data, actor, count, group_key } = notification;
  const { booking, team, community, event, game } = data;
  const ofPlay = event ? eventTexts(notification, event, t, format, now) : game && gameTexts(notification, game, t);
  if (ofPlay) return ofPlay;
  const ofGroup = team ? teamTexts(notification, team, t) : community && communityTexts(notification, community, t);
  if (ofGroup) return ofGroup;
  // a group is about several, what was collapsed about the last one (decision 044)
  const key = booking && (count === 1 || group_key === null) ? keyOf(type, booking) : null;
  if (!booking || key === null) return { title, body };
  const { court_name: court, venue_name: venue, date, start } = booking;
  const [day, year] = [format.dayMonth(date), date.slice(0, 4)];
  const until = booking.until === undefined ? 0 : Date.parse(booking.until);
  const turn = until > now ? t('about.turn', { time: format.time(until) }) : null;
  const inYear = t('about.dayInYear', { day, year });
  const isOtherYear = year !== tiraneDate(now).slice(0, 4);
  return {
    title: t(key, {
      court,
      weekday: format.weekdayShort(date),
      day: isOtherYear ? inYear : day,
      time: clockTime(start),
    }),
    body: [type === 'series-skipped' ? court : null, venue, actor?.name, type === 'slot-available' ? turn : null]
      .filter(Boolean)
      .join(' · '),
  };
}
