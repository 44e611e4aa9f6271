/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { NotificationCommunityInvitation } from './notificationCommunityInvitation.ts';

/**
 * The community a notification is about
 */
export interface NotificationCommunity {
  id: Id;
  slug: string;
  name: string;
  /** Of community-invited; open: the user may accept or decline */
  invitation?: NotificationCommunityInvitation;
  /** Of community-join-requested about one request, and of the answers to it */
  application_id?: Id;
  /** Of post-commented and announcement */
  post_id?: Id;
}
