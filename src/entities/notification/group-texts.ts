import type { Notification, NotificationCommunity, NotificationTeam } from '../../shared/api/generated/model';
import type { Translate } from '../../shared/i18n/i18n.ts';

/** The two lines of a notification. */
export interface NotificationTexts {
  title: string;
  body: string;
}
type T = Translate<'notifications'>;

/** How an invitation stands. */
export const invitations = {
  open: 'about.invitation.open',
  accepted: 'about.invitation.accepted',
  declined: 'about.invitation.declined',
  withdrawn: 'about.invitation.withdrawn',
} as const;

const invitedBy = ({ actor }: Notification, { invitation }: NotificationTeam | NotificationCommunity, t: T): string =>
  [actor?.name, invitation && t(invitations[invitation])].filter(Boolean).join(' · ');

/** Who wants to join a team or a community, one or several; null while nobody is named. */
function requestTexts({ actor, count }: Notification, target: string, t: T): NotificationTexts | null {
  if (count > 1) return { title: t('about.requests', { count, target }), body: '' };
  return actor && { title: t('about.requested', { name: actor.name, target }), body: '' };
}

/** Who is in which team, or wants to be; null where the server's words say more (a decision has its note). */
export function teamTexts(notification: Notification, team: NotificationTeam, t: T): NotificationTexts | null {
  const { type, actor } = notification;
  if (type === 'team-invited')
    return { title: t('about.teamInvited', { team: team.name }), body: invitedBy(notification, team, t) };
  if (type === 'team-join-requested') return requestTexts(notification, team.name, t);
  // with a request it answers one's own
  if (type === 'team-joined' && actor && team.application_id === undefined)
    return { title: t('about.teamJoined', { name: actor.name, team: team.name }), body: '' };
  return null;
}

/** What a community is about to a person; null where the server's words say it all (a decision, a role). */
export function communityTexts(
  notification: Notification,
  about: NotificationCommunity,
  t: T,
): NotificationTexts | null {
  const { type, actor, count, body } = notification;
  const { name: community } = about;
  switch (type) {
    case 'community-invited':
      return { title: t('about.communityInvited', { community }), body: invitedBy(notification, about, t) };
    case 'community-join-requested':
      return requestTexts(notification, community, t);
    case 'community-accepted':
      // the server's line has the note of the decision
      return { title: t('about.communityAccepted', { community }), body };
    case 'post-commented':
      if (count > 1) return { title: t('about.comments', { count }), body: community };
      return actor && { title: t('about.commented', { name: actor.name }), body: community };
    case 'announcement':
      return { title: t('about.announcement', { community }), body: [actor?.name, body].filter(Boolean).join(' · ') };
    default:
      return null;
  }
}
