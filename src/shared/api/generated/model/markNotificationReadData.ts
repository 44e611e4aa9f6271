/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface MarkNotificationReadData {
  /** @minimum 0 */
  unread_notifications_count: number;
}
