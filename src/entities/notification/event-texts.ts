import type { Notification, NotificationEvent } from '../../shared/api/generated/model';
import type { Format } from '../../shared/i18n/format.ts';
import type { Translate } from '../../shared/i18n/i18n.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { invitations, type NotificationTexts } from './group-texts.ts';

const titles = {
  'event-created': 'about.event.created',
  'event-accepted': 'about.event.accepted',
  'application-decided': 'about.event.rejected',
  'event-promoted': 'about.event.promoted',
} as const;
const changes = {
  time: 'about.event.time',
  place: 'about.event.place',
  'court-lost': 'about.event.courtLost',
  details: 'about.event.details',
} as const;

/** What an event is about to a person: its title, and when it begins. Null for another type. */
export function eventTexts(
  { type, actor, count }: Notification,
  event: NotificationEvent,
  t: Translate<'notifications'>,
  format: Format,
  now: number,
): NotificationTexts | null {
  const { title, starts_at, invitation, change, cause, answered } = event;
  const at = Date.parse(starts_at);
  const when = `${format.dateBrief(tiraneDate(at), now)}, ${format.time(at)}`;
  switch (type) {
    case 'event-created':
    case 'event-accepted':
    case 'application-decided':
    case 'event-promoted':
      return { title: t(titles[type], { title }), body: when };
    case 'event-invited':
      return {
        title: actor ? t('about.event.invited', { name: actor.name, title }) : t('about.event.anyInvited', { title }),
        body: [when, invitation && t(invitations[invitation])].filter(Boolean).join(' · '),
      };
    case 'event-requested':
      if (count > 1) return { title: t('about.event.requests', { count, title }), body: when };
      return actor && { title: t('about.event.requested', { name: actor.name, title }), body: when };
    case 'event-updated':
      return change ? { title: t(changes[change], { title }), body: when } : null;
    case 'event-cancelled':
      return { title: t(cause === 'too-few' ? 'about.event.tooFew' : 'about.event.cancelled', { title }), body: when };
    case 'event-reminder':
      return { title: t(answered === false ? 'about.event.unanswered' : 'about.event.soon', { title }), body: when };
    default:
      return null;
  }
}
