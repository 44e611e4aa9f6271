import type { RequestContext } from '../../contract/types.ts';
import type { DbReader } from '../../db/tables.ts';
import { isOnline } from '../../realtime/presence.ts';
import type { RealtimeReader } from '../../realtime/staging.ts';

interface Looking extends Pick<RequestContext, 'now'> {
  readonly db: DbReader;
  readonly realtime: RealtimeReader;
}

/** The user's own setting `show_online`. */
export const showsPresence = (db: DbReader, userId: number): boolean =>
  db.settings.one('key', 'user', userId, 'show_online')?.value !== false;

/** Online, and shown to others (RTM-11). */
export const isSeenOnline = ({ db, realtime, now }: Looking, userId: number): boolean =>
  isOnline(realtime, userId, now()) && showsPresence(db, userId);
