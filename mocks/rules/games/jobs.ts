import type { Job } from '../shared/job.ts';
import type { DbReader } from '../../db/tables.ts';
import { mayReadGame } from './access.ts';
import { gameEvents, tellGameRooms } from './events.ts';
import { closeQuestions, tellFollower } from './notices.ts';
import { resultStateOf } from './result.ts';
import { asOfNow, hostOf } from './kinds.ts';
import { isLive } from './games.ts';
import { existing } from '../shared/lookups.ts';

/** Followers are told when a game has started; one that was on already when they began to follow is no news. */
const tellStarts: Job = async (db, now, emit) => {
  for (const follow of db.gameFollows.filter({ start_told_at: null })) {
    const game = asOfNow(db, existing(db.games.get(follow.game_id), 'game'), now);
    if (!isLive(game) || !mayReadGame(db, game, follow.user_id)) continue;
    await db.gameFollows.update(follow.id, { start_told_at: now });
    await tellFollower(db, { game, actor: null, now }, 'fixture-started', follow.user_id);
    emit({ user_id: follow.user_id, type: 'GameChanged', data: { game_id: game.id } });
  }
};

/** A result that nobody has disputed for a day is official: nobody is asked about it any more. */
const closeOldQuestions: Job = async (db, now, emit, realtime) => {
  const asked = db.notifications.filter(({ data }) => data.game?.waits === true);
  for (const gameId of new Set(asked.flatMap(({ data }) => data.game?.id ?? []))) {
    const game = db.games.get(gameId);
    if (!game || resultStateOf(game.result, now) === 'provisional') continue;
    await closeQuestions(db, game, now);
    for (const event of gameEvents(db, game)) emit(event);
    tellGameRooms({ db, realtime }, game, null);
  }
};

export const gameJobs: readonly Job[] = [tellStarts, closeOldQuestions];

/** When time alone next starts a followed game or makes a result official. */
export const nextGameJob = (db: DbReader): number[] => [
  ...db.gameFollows
    .filter({ start_told_at: null })
    .flatMap(({ game_id }) => hostOf(db, existing(db.games.get(game_id), 'game')).startsByClock ?? []),
  ...db.games
    .filter(({ result }) => result !== null && result.settled_at === null)
    .flatMap(({ result }) => result?.official_at ?? []),
];
