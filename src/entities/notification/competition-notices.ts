import { CalendarClock, ClipboardList, Trophy } from 'lucide-react';
import type { NotificationCompetition } from '../../shared/api/generated/model';
import type { Translate } from '../../shared/i18n/i18n.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import type { NoticeRows, NotificationTexts, Told } from './notice.ts';

/** Null for one that names no competition. */
const competition =
  (
    texts: (
      t: Translate<'notifications'>,
      about: NotificationCompetition,
      notification: Told['notification'],
      told: Told,
    ) => NotificationTexts | null,
  ) =>
  (told: Told): NotificationTexts | null => {
    const { notification, t } = told;
    const about = notification.data.competition;
    return about ? texts(t, about, notification, told) : null;
  };

const changes = {
  added: 'about.competition.added',
  deducted: 'about.competition.deducted',
  disqualified: 'about.competition.disqualified',
  withdrawn: 'about.competition.withdrawn',
  walkover: 'about.competition.walkover',
  annulled: 'about.competition.annulled',
  forfeited: 'about.competition.forfeited',
  reopened: 'about.competition.reopened',
} as const;

const phases = {
  registration: 'about.competition.registration',
  ongoing: 'about.competition.ongoing',
  finished: 'about.competition.finished',
} as const;

export const competitionNotices = {
  'application-received': {
    icon: ClipboardList,
    group: 'competitions',
    live: true,
    texts: competition((t, { name, team }, { count }) => {
      if (count > 1) return { title: t('about.competition.requests', { count, competition: name }), body: '' };
      return team === undefined
        ? null
        : { title: t('about.competition.requested', { team, competition: name }), body: '' };
    }),
    action: null,
  },
  'entry-changed': {
    icon: Trophy,
    group: 'competitions',
    live: true,
    // the server's line has the reason
    texts: competition((t, { name, team, change }, { body }) =>
      team === undefined || change === undefined
        ? null
        : { title: t(changes[change], { team, competition: name }), body },
    ),
    action: null,
  },
  'fixture-scheduled': {
    icon: CalendarClock,
    group: 'competitions',
    live: false,
    texts: competition((t, { name, team, games, starts_at }, _, { format, now }) =>
      team === undefined || games === undefined || starts_at === undefined
        ? null
        : {
            title: t('about.competition.scheduled', { count: games, team, competition: name }),
            body: t('about.competition.first', {
              when: `${format.dateBrief(tiraneDate(Date.parse(starts_at)), now)}, ${format.time(Date.parse(starts_at))}`,
            }),
          },
    ),
    action: null,
  },
  'competition-cancelled': {
    icon: Trophy,
    group: 'competitions',
    live: true,
    texts: competition((t, { name }, { body }) => ({
      title: t('about.competition.cancelled', { competition: name }),
      body,
    })),
    action: null,
  },
  'competition-phase': {
    icon: Trophy,
    group: 'competitions',
    live: true,
    texts: competition((t, { name, phase, team }) =>
      phase === undefined
        ? null
        : {
            title: t(phases[phase], { competition: name }),
            body: team === undefined ? '' : t('about.competition.champion', { team }),
          },
    ),
    action: null,
  },
} satisfies NoticeRows;
