import { AlarmClock, CalendarCheck, CalendarHeart, CalendarX, UserPlus } from 'lucide-react';
import type { NotificationEvent } from '../../shared/api/generated/model';
import type { Translate } from '../../shared/i18n/i18n.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { invitations, line, type NoticeRows, type NotificationTexts, type Told } from './notice.ts';

type Title = (
  t: Translate<'notifications'>,
  event: NotificationEvent,
  notification: Told['notification'],
) => string | null;

/** A title about the event, and when it begins; null for one that names no event. */
export const eventTexts =
  (title: Title) =>
  ({ notification, t, format, now }: Told): NotificationTexts | null => {
    const { event } = notification.data;
    if (!event) return null;
    const words = title(t, event, notification);
    const at = Date.parse(event.starts_at);
    const when = `${format.dateBrief(tiraneDate(at), now)}, ${format.time(at)}`;
    return words === null
      ? null
      : { title: words, body: line(when, event.invitation && t(invitations[event.invitation])) };
  };

const changes = {
  time: 'about.event.time',
  place: 'about.event.place',
  'court-lost': 'about.event.courtLost',
  details: 'about.event.details',
} as const;

export const eventNotices = {
  'event-created': {
    icon: CalendarHeart,
    group: 'events',
    live: true,
    texts: eventTexts((t, { title }) => t('about.event.created', { title })),
    action: null,
  },
  'event-invited': {
    icon: CalendarHeart,
    group: 'events',
    live: true,
    texts: eventTexts((t, { title }, { actor }) =>
      actor ? t('about.event.invited', { name: actor.name, title }) : t('about.event.anyInvited', { title }),
    ),
    action: 'answer-event',
  },
  'event-requested': {
    icon: UserPlus,
    group: 'events',
    live: true,
    texts: eventTexts((t, { title }, { actor, count }) => {
      if (count > 1) return t('about.event.requests', { count, title });
      return actor && t('about.event.requested', { name: actor.name, title });
    }),
    action: 'decide-participant',
  },
  'event-accepted': {
    icon: CalendarCheck,
    group: 'events',
    live: true,
    texts: eventTexts((t, { title }) => t('about.event.accepted', { title })),
    action: null,
  },
  'event-promoted': {
    icon: CalendarHeart,
    group: 'events',
    live: true,
    texts: eventTexts((t, { title }) => t('about.event.promoted', { title })),
    action: null,
  },
  'event-updated': {
    icon: CalendarHeart,
    group: 'events',
    live: true,
    texts: eventTexts((t, { title, change }) => (change ? t(changes[change], { title }) : null)),
    action: null,
  },
  'event-cancelled': {
    icon: CalendarX,
    group: 'events',
    live: true,
    texts: eventTexts((t, { title, cause }) =>
      t(cause === 'too-few' ? 'about.event.tooFew' : 'about.event.cancelled', { title }),
    ),
    action: null,
  },
  'event-reminder': {
    icon: AlarmClock,
    group: 'events',
    live: false,
    texts: eventTexts((t, { title, answered }) =>
      t(answered === false ? 'about.event.unanswered' : 'about.event.soon', { title }),
    ),
    action: null,
  },
} satisfies NoticeRows;
