/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface MarkNotificationsReadData {
  /** @minimum 0 */
  unread_notifications_count: number;
}
