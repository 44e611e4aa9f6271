import type { NotificationRecord } from '../db/records.ts';
import type { DbWriter } from '../db/tables.ts';

/**
 * Makes a notification, unless its reader has turned its type off (setting `notify.{type}`, design §12): then there is none, also
 * not in the list. Live events are sent all the same, since screens follow them (decision 038).
 */
export async function addNotification(db: DbWriter, notification: Omit<NotificationRecord, 'id'>): Promise<void> {
  const { user_id, type } = notification;
  if (db.settings.one('key', 'user', user_id, `notify.${type}`)?.value === 'off') return;
  await db.notifications.insert(notification);
}
