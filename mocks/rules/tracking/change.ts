import type { GameRoomEventType } from '../../../src/shared/api/generated/model.ts';
import type { GameRecord } from '../../db/records.ts';
import type { RealtimeWriter } from '../../realtime/staging.ts';
import { gameRoom } from '../games/events.ts';
import { hostOf } from '../games/kinds.ts';
import type { DbReader } from '../../db/tables.ts';

interface Room {
  readonly db: DbReader;
  readonly realtime: RealtimeWriter;
}
type Actor = { readonly id: number; readonly name?: string | null } | null;

type Shown = Pick<GameRecord, 'status' | 'home_score' | 'away_score'>;
/** Lists and followers care: another status or score. */
export const isNews = (before: Shown, after: Shown): boolean =>
  after.status !== before.status || after.home_score !== before.home_score || after.away_score !== before.away_score;

/** Lets whoever watches a game read it again; without the score, which the app reads if it may (decision 045). */
export function tellRoom({ db, realtime }: Room, game: GameRecord, type: GameRoomEventType, actor: Actor): void {
  const data = { activity: { actor: { id: actor?.id ?? 0, name: actor?.name ?? '' } } };
  realtime.push(`rooms/${gameRoom(game.id)}/events`, { type, data });
  if (type === 'fixture-clock') return;
  for (const room of hostOf(db, game).otherRooms) realtime.push(`rooms/${room}/events`, { type: 'game-changed', data });
}
