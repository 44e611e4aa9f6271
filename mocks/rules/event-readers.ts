import type { Job } from '../housekeeping.ts';
import type { EventRecord, NotificationRecord } from '../db/records.ts';
import type { DbReader } from '../db/tables.ts';
import { isJsonObject } from '../realtime/json.ts';
import { membersOf, quitRoom } from '../realtime/rooms.ts';
import { looksAfter, mayReadEvent } from './event-access.ts';
import { mayReadGame } from './game-access.ts';

/**
 * Whoever may know of an event no longer, by whatever write (removed, a role or a membership that ended, another visibility), loses
 * what they were told about it and its game, follows the game no more and leaves their rooms at once. What waits for a decision is
 * for those who decide (decision 041).
 */
export const tendEventReaders: Job = async (db, _now, _emit, realtime) => {
  for (const one of db.notifications.all()) {
    if (!isTheirs(db, one)) await db.notifications.remove(one.id);
  }
  for (const { id, game_id, user_id } of db.gameFollows.all()) {
    if (!isGameKnownTo(db, game_id, user_id)) await db.gameFollows.remove(id);
  }
  const rooms = realtime.read('rooms');
  for (const roomId of isJsonObject(rooms) ? Object.keys(rooms) : []) {
    const event = eventOfRoom(db, roomId);
    if (!event || event.visibility === 'public') continue;
    for (const userId of membersOf(realtime, roomId))
      if (!mayReadEvent(db, event, userId)) quitRoom(realtime, { roomId, userId });
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

const eventOfGame = (db: DbReader, gameId: number): EventRecord | undefined =>
  db.events.get(db.games.get(gameId)?.event_id ?? 0);

function eventOfRoom(db: DbReader, roomId: string): EventRecord | undefined {
  const [kind, id] = roomId.split('-');
  if (kind === 'event') return db.events.get(Number(id));
  return kind === 'fixture' ? eventOfGame(db, Number(id)) : undefined;
}
