import type { GameKind } from '../../../src/shared/api/generated/model.ts';
import type { GameRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { eventGames } from './event-host.ts';
import type { GameHost, GamesOfKind } from './host.ts';
import { teamGames } from './team-host.ts';

/** A row for every kind of the contract: games of something else do not compile without their own (decisions 042 and 049). */
export const gameKinds: Readonly<Record<GameKind, GamesOfKind>> = { event: eventGames, fixture: teamGames };

export const hostOf = (db: DbReader, game: GameRecord): GameHost => gameKinds[game.kind].hostOf(db, game);

/** A game with what its host says: when it is, and how it stands at this moment (decision 042). */
export function asOfNow(db: DbReader, game: GameRecord, now: number): GameRecord {
  const { status, starts_at } = hostOf(db, game).times(now);
  return { ...game, status, starts_at };
}
