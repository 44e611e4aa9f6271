import type { NotificationRecord } from '../../db/records.ts';
import type { DbReader, DbWriter } from '../../db/tables.ts';
import { isCollapsed } from './nuisance.ts';
import { pushNotification } from './push.ts';
import { HOUR } from './time.ts';

/** A notification to be made. */
export type Notice = Omit<NotificationRecord, 'id' | 'group_key' | 'count' | 'read_at'> & {
  /** Unread ones of the same group become one, which speaks of `count` things (design §11). */
  readonly group?: {
    readonly key: string;
    readonly ofMany: (
      count: number,
      unread: NotificationRecord,
    ) => Partial<Pick<NotificationRecord, 'title' | 'body' | 'data'>>;
  };
};

/**
 * Makes a notification, unless its reader has turned its type off (setting `notify.{type}`, design §12): then there is none, also
 * not in the list. Live events are sent all the same, since screens follow them (decision 038). One too many of its kind takes the
 * place of the last one and raises its count (decision 044), without a push.
 */
export async function addNotification(db: DbWriter, { group, ...notice }: Notice): Promise<void> {
  const { user_id, type, actor_id, created_at } = notice;
  const isOneTooMany = await isCollapsed(db, user_id, type);
  if (db.settings.one('key', 'user', user_id, `notify.${type}`)?.value === 'off') return;
  const group_key = group?.key ?? null;
  const unread = group && unreadOf(db, user_id, group.key);
  if (group && unread) {
    const count = unread.count + 1;
    const grown = { ...group.ofMany(count, unread), actor_id, count, created_at };
    const made = await db.notifications.update(unread.id, grown);
    if (!isOneTooMany) await pushNotification(db, made);
    return;
  }
  const last = isOneTooMany ? lastLike(db, notice) : undefined;
  // the count of a group is of what waits
  const count = last && !group ? last.count + 1 : 1;
  if (last) await db.notifications.update(last.id, { ...notice, group_key, count, read_at: null });
  else {
    const made = await db.notifications.insert({ ...notice, group_key, count, read_at: null });
    if (!isOneTooMany) await pushNotification(db, made);
  }
}

/** The unread notification of a group. */
export const unreadOf = (db: DbReader, userId: number, groupKey: string): NotificationRecord | undefined =>
  db.notifications.by('user', userId).find((one) => one.group_key === groupKey && one.read_at === null);

/** The last one of the hour of the same kind, from the same person, in the same profile. */
const lastLike = (db: DbReader, { user_id, type, actor_id, module, entity_id, created_at }: Notice) =>
  db.notifications
    .by('user', user_id)
    .filter((one) => one.type === type && one.actor_id === actor_id && one.module === module)
    .filter((one) => one.entity_id === entity_id && created_at - one.created_at < HOUR)
    .toSorted((a, b) => a.created_at - b.created_at || a.id - b.id)
    .at(-1);
