import type { Notification } from '../../shared/api/generated/model';
import type { Format } from '../../shared/i18n/format.ts';
import type { Translate } from '../../shared/i18n/i18n.ts';
import type { NotificationTexts } from './notice.ts';
import { noticeRow } from './notices.ts';

/**
 * Title and second line: in the reader's language where the data name what it is about, else the server's texts. Another year than
 * that of `now` (epoch ms) is said. Source: design §11.
 */
export function notificationTexts(
  notification: Notification,
  t: Translate<'notifications'>,
  format: Format,
  now: number,
): NotificationTexts {
  const { type, title, body } = notification;
  return noticeRow(type)?.texts?.({ notification, t, format, now }) ?? { title, body };
}
