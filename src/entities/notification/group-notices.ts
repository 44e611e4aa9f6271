import { ClipboardList, Megaphone, MessageCircle, UserPlus, UsersRound } from 'lucide-react';
import type { NotificationCommunity, NotificationTeam } from '../../shared/api/generated/model';
import type { Translate } from '../../shared/i18n/i18n.ts';
import { eventTexts } from './event-notices.ts';
import { invitations, line, type NoticeRows, type NotificationTexts, type Told } from './notice.ts';

/** Null for one that names no team. */
const team =
  (texts: (told: Told, team: NotificationTeam) => NotificationTexts | null) =>
  (told: Told): NotificationTexts | null => {
    const about = told.notification.data.team;
    return about ? texts(told, about) : null;
  };
/** Null for one that names no community. */
const community =
  (texts: (told: Told, community: NotificationCommunity) => NotificationTexts | null) =>
  (told: Told): NotificationTexts | null => {
    const about = told.notification.data.community;
    return about ? texts(told, about) : null;
  };

const invitedBy = ({ notification, t }: Told, { invitation }: NotificationTeam | NotificationCommunity): string =>
  line(notification.actor?.name, invitation && t(invitations[invitation]));

/** Who wants to join, one or several; null while nobody is named. */
function asking({ notification: { actor, count }, t }: Told, target: string): NotificationTexts | null {
  if (count > 1) return { title: t('about.requests', { count, target }), body: '' };
  return actor && { title: t('about.requested', { name: actor.name, target }), body: '' };
}

const commented = (t: Translate<'notifications'>, count: number, name: string | undefined): string | null => {
  if (count > 1) return t('about.comments', { count });
  return name === undefined ? null : t('about.commented', { name });
};

export const groupNotices = {
  'team-invited': {
    icon: UserPlus,
    group: 'teams',
    live: true,
    texts: team((told, about) => ({
      title: told.t('about.teamInvited', { team: about.name }),
      body: invitedBy(told, about),
    })),
    action: 'answer-team',
  },
  'application-decided': {
    icon: ClipboardList,
    group: 'teams',
    live: true,
    // that of a team or a community is in the server's words, which have the note
    texts: eventTexts((t, { title }) => t('about.event.rejected', { title })),
    action: null,
  },
  'team-join-requested': {
    icon: UserPlus,
    group: 'teams',
    live: true,
    texts: team((told, { name }) => asking(told, name)),
    action: 'decide-application',
  },
  'team-joined': {
    icon: UserPlus,
    group: 'teams',
    live: true,
    // with a request it answers one's own: the server's words have the note
    texts: team(({ notification: { actor }, t }, { name, application_id }) =>
      actor && application_id === undefined
        ? { title: t('about.teamJoined', { name: actor.name, team: name }), body: '' }
        : null,
    ),
    action: null,
  },
  'community-invited': {
    icon: UsersRound,
    group: 'communities',
    live: true,
    texts: community((told, about) => ({
      title: told.t('about.communityInvited', { community: about.name }),
      body: invitedBy(told, about),
    })),
    action: 'answer-community',
  },
  'community-accepted': {
    icon: UsersRound,
    group: 'communities',
    live: true,
    // the server's line has the note of the decision
    texts: community(({ notification: { body }, t }, { name }) => ({
      title: t('about.communityAccepted', { community: name }),
      body,
    })),
    action: null,
  },
  'community-join-requested': {
    icon: UserPlus,
    group: 'communities',
    live: true,
    texts: community((told, { name }) => asking(told, name)),
    action: 'decide-application',
  },
  announcement: {
    icon: Megaphone,
    group: 'communities',
    live: true,
    texts: community(({ notification: { actor, body }, t }, { name }) => ({
      title: t('about.announcement', { community: name }),
      body: line(actor?.name, body),
    })),
    action: null,
  },
  'post-commented': {
    icon: MessageCircle,
    group: 'communities',
    live: true,
    texts: community(({ notification: { actor, count }, t }, { name }) => {
      const title = commented(t, count, actor?.name);
      return title === null ? null : { title, body: name };
    }),
    action: null,
  },
} satisfies NoticeRows;
