/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Notification } from './notification.ts';
import type { Pagination } from './pagination.ts';

export interface ListNotificationsData {
  notifications: Notification[];
  pagination: Pagination;
  /** @minimum 0 */
  unread_notifications_count: number;
}
