import { replay } from '../../../src/live/index.ts';
import type { GameEventRecord, GameRecord } from '../../db/records.ts';
import type { DbReader, DbWriter } from '../../db/tables.ts';
import type { RealtimeWriter } from '../../realtime/staging.ts';
import { advanceBrackets } from '../competitions/advance.ts';
import { gameEvents, tellGameRooms } from '../games/events.ts';
import { isLive } from '../games/games.ts';
import { hostOf } from '../games/kinds.ts';
import { tellFinished } from '../games/notices.ts';
import type { Job } from '../shared/job.ts';
import { isNews, tellRoom } from './change.ts';
import { columnsOf, liveRules, logOf } from '../games/log.ts';
import { type Move, nextMove } from './next-move.ts';

/** A game of two teams that is on, has a log, and was never tracked by anybody. */
const playsItself = (db: DbReader, game: GameRecord): boolean =>
  game.kind === 'fixture' &&
  isLive(game) &&
  !game.tracking &&
  (game.trackers ?? []).length === 0 &&
  db.gameEvents.by('game', game.id).length > 0;

const playing = (db: DbReader): GameRecord[] => db.games.filter((game) => playsItself(db, game));

function moveOf(db: DbReader, game: GameRecord): Move | null {
  const host = hostOf(db, game);
  const rules = liveRules(db, game);
  const squads = { home: host.squad('home'), away: host.squad('away') };
  return nextMove(rules, replay(rules, logOf(db, game.id)), squads, game.id);
}

/** In the demo and in development the games of the seed that are on go on and end by themselves, so that a visitor sees life. */
export const playGames: Job = async (db, now, emit, realtime) => {
  for (const before of playing(db)) {
    let last: GameEventRecord | null = null;
    for (let move = moveOf(db, before); move && move.at <= now; move = moveOf(db, before))
      last = await db.gameEvents.insert(entryOf(db, before.id, move));
    if (!last) continue;
    const rules = liveRules(db, before);
    const game = await db.games.update(before.id, columnsOf(rules, replay(rules, logOf(db, before.id))));
    tellRoom({ db, realtime }, game, game.status === before.status ? 'fixture-event' : 'fixture-status', null);
    if (isNews(before, game)) for (const event of gameEvents(db, game)) emit(event);
    if (game.status === 'finished') await end(db, game, { now, emit, realtime });
  }
};

/** When the next of them moves. */
export const nextPlay = (db: DbReader): number[] => playing(db).flatMap((game) => moveOf(db, game)?.at ?? []);

/** As nobody enters it. */
export function entryOf(db: DbReader, gameId: number, move: Move): Omit<GameEventRecord, 'id'> {
  const seq = Math.max(0, ...db.gameEvents.by('game', gameId).map((one) => one.seq)) + 1;
  return {
    ...move,
    game_id: gameId,
    client_id: `00000000-0000-4000-8000-${String(gameId).padStart(6, '0')}${String(seq).padStart(6, '0')}`,
    seq,
    related_player_id: null,
    how: null,
    minutes: null,
    note: null,
    created_by: null,
    voided_at: null,
    void_reason: null,
  };
}

interface Around {
  readonly now: number;
  readonly emit: Parameters<Job>[2];
  readonly realtime: RealtimeWriter;
}
/** Its result stands without anybody's word; whoever has won goes on. */
async function end(db: DbWriter, game: GameRecord, { now, emit, realtime }: Around): Promise<void> {
  await tellFinished(db, { game, actor: null, now });
  const { competition } = hostOf(db, game);
  const stage = db.stages.get(game.place?.stage_id ?? 0);
  if (!competition || !stage) return;
  const { games } = await advanceBrackets(db, competition, stage);
  for (const one of games) {
    for (const event of gameEvents(db, one)) emit(event);
    tellGameRooms({ db, realtime }, one, null);
  }
}
