import type { Job } from '../shared/job.ts';
import type { NotificationRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { looksAfter, mayReadEvent } from '../events/access.ts';
import { mayReadGame } from '../games/access.ts';

/**
 * Whoever may know of an event no longer, by whatever write (removed, a role or a membership that ended, another visibility), loses
 * what they were told about it and its game, and follows the game no more. What waits for a decision is for those who decide
 * (decision 041).
 */
export const tendEventReaders: Job = async (db) => {
  for (const one of db.notifications.all()) {
    if (!isTheirs(db, one)) await db.notifications.remove(one.id);
  }
  for (const { id, game_id, user_id } of db.gameFollows.all()) {
    if (!isGameKnownTo(db, game_id, user_id)) await db.gameFollows.remove(id);
  }
};

function isTheirs(db: DbReader, { type, user_id, data }: NotificationRecord): boolean {
  const event = data.event && db.events.get(data.event.id);
  if (event) return type === 'event-requested' ? looksAfter(db, event, user_id) : mayReadEvent(db, event, user_id);
  return !data.game || isGameKnownTo(db, data.game.id, user_id);
}

function isGameKnownTo(db: DbReader, gameId: number, userId: number): boolean {
  const game = db.games.get(gameId);
  return !game || mayReadGame(db, game, userId);
}
