import type { Job } from '../housekeeping.ts';
import type { EventRecord, NotificationRecord } from '../db/records.ts';
import type { DbReader } from '../db/tables.ts';
import { looksAfter, mayReadEvent } from './event-access.ts';

/**
 * Whoever may know of an event no longer, by whatever write (removed, a role or a membership that ended, another visibility), loses
 * what they were told about it and its game, and follows the game no more. What waits for a decision is for those who decide
 * (decision 041).
 */
export const tendEventReaders: Job = async (db) => {
  for (const one of db.notifications.all()) {
    const event = eventToldOf(db, one);
    if (event && !isTheirs(db, event, one)) await db.notifications.remove(one.id);
  }
  for (const { id, game_id, user_id } of db.gameFollows.all()) {
    const event = eventOfGame(db, game_id);
    if (event && !mayReadEvent(db, event, user_id)) await db.gameFollows.remove(id);
  }
};

const isTheirs = (db: DbReader, event: EventRecord, { type, user_id }: NotificationRecord): boolean =>
  type === 'event-requested' ? looksAfter(db, event, user_id) : mayReadEvent(db, event, user_id);

function eventToldOf(db: DbReader, { data }: NotificationRecord): EventRecord | undefined {
  if (data.event) return db.events.get(data.event.id);
  return data.game && eventOfGame(db, data.game.id);
}

const eventOfGame = (db: DbReader, gameId: number): EventRecord | undefined =>
  db.events.get(db.games.get(gameId)?.event_id ?? 0);
