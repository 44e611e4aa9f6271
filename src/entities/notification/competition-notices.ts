import { ClipboardList, Trophy } from 'lucide-react';
import type { NotificationCompetition } from '../../shared/api/generated/model';
import type { NoticeRows, NotificationTexts, Told } from './notice.ts';

/** Null for one that names no competition. */
const competition =
  (texts: (told: Told, about: NotificationCompetition) => NotificationTexts | null) =>
  (told: Told): NotificationTexts | null => {
    const about = told.notification.data.competition;
    return about ? texts(told, about) : null;
  };

const changes = {
  added: 'about.competition.added',
  deducted: 'about.competition.deducted',
  disqualified: 'about.competition.disqualified',
  withdrawn: 'about.competition.withdrawn',
} as const;

export const competitionNotices = {
  'application-received': {
    icon: ClipboardList,
    group: 'competitions',
    live: true,
    texts: competition(({ notification: { count }, t }, { name, team }) => {
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
    texts: competition(({ notification: { body }, t }, { name, team, change }) =>
      team === undefined || change === undefined
        ? null
        : { title: t(changes[change], { team, competition: name }), body },
    ),
    action: null,
  },
  'competition-cancelled': {
    icon: Trophy,
    group: 'competitions',
    live: true,
    texts: competition(({ notification: { body }, t }, { name }) => ({
      title: t('about.competition.cancelled', { competition: name }),
      body,
    })),
    action: null,
  },
} satisfies NoticeRows;
