/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Instant } from './instant.ts';
import type { NotificationTarget } from './notificationTarget.ts';
import type { NotificationType } from './notificationType.ts';
import type { UserRef } from './userRef.ts';

export interface Notification {
  id: Id;
  type: NotificationType;
  title: string;
  body: string;
  data: NotificationTarget;
  /** The acting user, if any */
  actor: UserRef | null;
  /** The entity of that profile */
  entity_id: Id;
  /**
     * e.g. team-join-requested:team:4
     * @nullable
     */
  group_key: string | null;
  /**
     * Number of grouped notifications
     * @minimum 1
     */
  count: number;
  read_at: Instant | null;
  created_at: Instant;
}
