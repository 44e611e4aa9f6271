/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { NotificationTeamInvitation } from './notificationTeamInvitation.ts';

/**
 * The team a notification is about
 */
export interface NotificationTeam {
  id: Id;
  slug: string;
  name: string;
  /** Of team-invited; open: the user may accept or decline */
  invitation?: NotificationTeamInvitation;
  /** Of team-join-requested about one request, and of the answers to it */
  application_id?: Id;
}
