import type { Notification, NotificationBooking, NotificationTeam } from '../../shared/api/generated/model';
import type { Format } from '../../shared/i18n/format.ts';
import type { Translate } from '../../shared/i18n/i18n.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
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

const invitations = {
  open: 'about.invitation.open',
  accepted: 'about.invitation.accepted',
  declined: 'about.invitation.declined',
  withdrawn: 'about.invitation.withdrawn',
} as const;

/** Who is in which team, or wants to be; null where the server's words say more (a decision has its note). */
function teamTexts(
  { type, actor, count }: Notification,
  { name: team, invitation, application_id: requestId }: NotificationTeam,
  t: Translate<'notifications'>,
): { title: string; body: string } | null {
  const name = actor?.name;
  if (type === 'team-invited')
    return {
      title: t('about.teamInvited', { team }),
      body: [name, invitation && t(invitations[invitation])].filter(Boolean).join(' · '),
    };
  if (type === 'team-join-requested' && count > 1) return { title: t('about.teamRequests', { count, team }), body: '' };
  if (name === undefined) return null;
  if (type === 'team-join-requested') return { title: t('about.teamRequested', { name, team }), body: '' };
  // with a request it answers one's own
  if (type === 'team-joined' && requestId === undefined)
    return { title: t('about.teamJoined', { name, team }), body: '' };
  return null;
}

/**
 * Title and second line: the team, or court, day and hour in the reader's language where the data names one of them, else the server's texts.
 * Another year than that of `now` (epoch ms) is said. Source: design §11.
 */
export function notificationTexts(
  notification: Notification,
  t: Translate<'notifications'>,
  format: Format,
  now: number,
): { title: string; body: string } {
  const { type, title, body, data, actor, count } = notification;
  const { booking, team } = data;
  const ofTeam = team && teamTexts(notification, team, t);
  if (ofTeam) return ofTeam;
  const key = count === 1 && booking ? keyOf(type, booking) : null;
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
