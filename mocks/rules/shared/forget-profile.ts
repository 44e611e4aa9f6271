import type { DbWriter } from '../../db/tables.ts';
import type { NotificationRecord } from '../../db/records.ts';

/** Removes what a user was told in a profile that they have no longer: it leads to pages that they may not open (R23). */
export async function forgetProfile(
  db: DbWriter,
  userId: number,
  profile: Pick<NotificationRecord, 'module' | 'entity_id'>,
): Promise<void> {
  for (const { id, module, entity_id } of db.notifications.by('user', userId))
    if (module === profile.module && entity_id === profile.entity_id) await db.notifications.remove(id);
}
