import type { RealtimeEvent } from '../../contract/types.ts';
import type { GameRecord, UserRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import type { RealtimeWriter } from '../../realtime/staging.ts';
import { followersOf } from './access.ts';
import { hostOf } from './kinds.ts';

export const gameRoom = (gameId: number): string => `fixture-${gameId}`;

/** Who plays in a game, is an official of it, manages it or follows it. */
function peopleOf(db: DbReader, game: GameRecord): number[] {
  const host = hostOf(db, game);
  const officials = db.gameOfficials.by('game', game.id).map(({ user_id }) => user_id);
  return [...new Set([...host.players(), ...officials, ...followersOf(db, game), ...host.managers()])];
}

/** `GameChanged` for everybody whose screens may show it: they read again (decision 042). */
export const gameEvents = (db: DbReader, game: GameRecord, actorId?: number): RealtimeEvent[] =>
  [...new Set([...peopleOf(db, game), ...(actorId === undefined ? [] : [actorId])])].map((user_id) => ({
    user_id,
    type: 'GameChanged',
    data: { game_id: game.id },
  }));

/** Tells the room of a game, and those of what stands behind it, that it has changed; without the score, which the app reads if it may. */
export function tellGameRooms(
  { db, realtime }: { readonly db: DbReader; readonly realtime: RealtimeWriter },
  game: GameRecord,
  actor: UserRecord | null,
): void {
  const data = tellGameRoom(realtime, game, actor);
  for (const room of hostOf(db, game).otherRooms) realtime.push(`rooms/${room}/events`, { type: 'game-changed', data });
}

/** Tells its own room alone. */
export function tellGameRoom(
  realtime: RealtimeWriter,
  game: GameRecord,
  actor: { readonly id: number; readonly name?: string | null } | null,
) {
  const data = { activity: { actor: { id: actor?.id ?? 0, name: actor?.name ?? '' } } };
  realtime.push(`rooms/${gameRoom(game.id)}/events`, { type: 'result-changed', data });
  return data;
}
