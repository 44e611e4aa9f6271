import type { RealtimeEvent } from '../contract/types.ts';
import type { GameRecord, UserRecord } from '../db/records.ts';
import type { DbReader } from '../db/tables.ts';
import type { RealtimeWriter } from '../realtime/staging.ts';
import { managersOf } from './event-access.ts';
import { eventRoom } from './event-live.ts';
import { followersOf, teamOf } from './game-access.ts';
import { eventOf } from './games.ts';
import { rosterOf } from './team-access.ts';

export const gameRoom = (gameId: number): string => `fixture-${gameId}`;

/** Who plays in a game, is an official of it, manages it or follows it. */
function peopleOf(db: DbReader, game: GameRecord): number[] {
  const event = eventOf(db, game);
  const players = event
    ? db.participants.by('event', event.id).filter(({ status }) => status === 'going')
    : (['home', 'away'] as const).flatMap((side) =>
        rosterOf(db, teamOf(game, side) ?? 0).filter(({ status }) => status === 'active'),
      );
  const managers = event ? managersOf(db, event) : [];
  const inside = [...players, ...db.gameOfficials.by('game', game.id)].map(({ user_id }) => user_id);
  return [...new Set([...inside, ...followersOf(db, game), ...managers])];
}

/** `GameChanged` for everybody whose screens may show it: they read again (decision 042). */
export const gameEvents = (db: DbReader, game: GameRecord, actorId?: number): RealtimeEvent[] =>
  [...new Set([...peopleOf(db, game), ...(actorId === undefined ? [] : [actorId])])].map((user_id) => ({
    user_id,
    type: 'GameChanged',
    data: { game_id: game.id },
  }));

/** Tells the room of a game, and that of its event, that it has changed; without the score, which the app reads if it may. */
export function tellGameRooms(realtime: RealtimeWriter, { id, event_id }: GameRecord, actor: UserRecord | null): void {
  const data = { activity: { actor: { id: actor?.id ?? 0, name: actor?.name ?? '' } } };
  realtime.push(`rooms/${gameRoom(id)}/events`, { type: 'result-changed', data });
  if (event_id !== null) realtime.push(`rooms/${eventRoom(event_id)}/events`, { type: 'game-changed', data });
}
