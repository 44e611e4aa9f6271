/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Count } from './count.ts';
import type { Notification } from './notification.ts';
import type { Pagination } from './pagination.ts';

export interface ListNotificationsData {
  notifications: Notification[];
  pagination: Pagination;
  unread_notifications_count: Count;
}
