import type { PushMessage } from '../../../src/shared/api/generated/model.ts';
import { isWithinHours } from '../../../src/shared/lib/time/quiet-hours.ts';
import type { NotificationRecord } from '../../db/records.ts';
import type { DbReader, DbWriter } from '../../db/tables.ts';
import type { RealtimeWriter } from '../../realtime/staging.ts';
import type { Job } from './job.ts';
import { wallTimeOf } from './time.ts';

/** What a device is called that hears by the realtime database instead of a push service; no other token leads anywhere here. */
const LOCAL = /^local-[\w-]+$/;

/**
 * Sends a notification to each device of its reader, in the language that was chosen there: unless the type is for the app alone, or
 * the reader is in their quiet hours. Then it is not sent later either: it stands in the list. Source: design §11 and §12, decision 074.
 */
export async function pushNotification(db: DbWriter, notification: NotificationRecord): Promise<void> {
  const { id, user_id, type, title, body, data, created_at } = notification;
  const setting = (key: string): unknown => db.settings.one('key', 'user', user_id, key)?.value;
  if ((setting(`notify.${type}`) ?? 'both') !== 'both') return;
  if (isWithinHours(wallTimeOf(created_at), setting('quiet_from'), setting('quiet_to'))) return;
  for (const { token, locale, session_id } of db.pushSubscriptions.by('user', user_id)) {
    if (!db.sessions.get(session_id)) continue;
    const message: PushMessage = { id: String(id), type, title: title[locale], body: body[locale], url: data.url };
    await db.pushes.insert({ user_id, token, message: { ...message } });
  }
}

/** Ends the subscriptions whose session has ended, however that came, and delivers what was sent. Runs after each operation. */
export const tendPushes: Job = async (db, _now, _emit, realtime) => {
  for (const one of db.pushSubscriptions.all())
    if (!db.sessions.get(one.session_id)) await unsubscribe(db, realtime, one);
  for (const { id, user_id, token, message } of db.pushes.all()) {
    if (LOCAL.test(token) && isSubscribed(db, user_id, token)) realtime.push(pushesPath(user_id, token), message);
    await db.pushes.remove(id);
  }
};

/** Takes a device from its user: what waited for it there is nobody's. */
export async function unsubscribe(
  db: DbWriter,
  realtime: RealtimeWriter,
  { id, user_id, token }: { readonly id: number; readonly user_id: number; readonly token: string },
): Promise<void> {
  await db.pushSubscriptions.remove(id);
  if (LOCAL.test(token)) realtime.update({ [pushesPath(user_id, token)]: null });
}

const isSubscribed = (db: DbReader, userId: number, token: string): boolean =>
  db.pushSubscriptions.by('user', userId).some((one) => one.token === token);

const pushesPath = (userId: number, token: string): string => `push/${userId}/${token}`;
