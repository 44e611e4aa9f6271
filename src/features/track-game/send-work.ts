import type { QueryClient } from '@tanstack/react-query';
import { outcomeOf } from '../../entities/outbox/outcome-of.ts';
import type { OutboxEntry, Outcome, OutboxWork } from '../../models/outbox/outbox.ts';
import { ApiError } from '../../shared/api/errors.ts';
import { completeGameEvent, sendGameEvents, voidGameEvent } from '../../shared/api/generated/endpoints/games/games.ts';
import type { SendGameEventsData } from '../../shared/api/generated/model';
import { takeTrackedGame } from './take-tracked-game.ts';

type GameWork = Exclude<OutboxWork, { kind: 'post' }>;

/** Sends what stands together at the head of the queue of a game, `work` first, and shows the answer. Does not reject. */
export async function sendWork(client: QueryClient, work: GameWork, entries: readonly OutboxEntry[]): Promise<Outcome> {
  try {
    await takeTrackedGame(client, work.gameId, await call(work, entries));
    return { type: 'done' };
  } catch (error) {
    // what was refused needs no taking back
    const isGone = work.kind === 'void-event' && error instanceof ApiError && error.status === 404;
    return isGone ? { type: 'done' } : outcomeOf(error, entries);
  }
}

function call(work: GameWork, entries: readonly OutboxEntry[]): Promise<SendGameEventsData> {
  const { gameId } = work;
  switch (work.kind) {
    case 'game-event':
      return sendGameEvents(gameId, {
        events: entries.flatMap((one) => (one.work.kind === 'game-event' ? one.work.event : [])),
      });
    case 'complete-event':
      return completeGameEvent(gameId, work.clientId, work.who);
    case 'void-event':
      return voidGameEvent(gameId, work.clientId, work.reason === null ? {} : { reason: work.reason });
  }
}
