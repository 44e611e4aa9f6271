import type { QueryClient } from '@tanstack/react-query';
import type { OutboxEntry, Outcome } from '../../models/outbox/outbox.ts';
import { ApiError } from '../../shared/api/errors.ts';
import { completeGameEvent, sendGameEvents, voidGameEvent } from '../../shared/api/generated/endpoints/games/games.ts';
import type { Id, SendGameEventsData } from '../../shared/api/generated/model';
import { takeTrackedGame } from './take-tracked-game.ts';

/** Sends what stands together at the head of the queue of a game, and shows the answer. Does not reject. */
export async function sendWork(client: QueryClient, entries: readonly OutboxEntry[]): Promise<Outcome> {
  const [first] = entries;
  if (!first) return { type: 'done' };
  try {
    await takeTrackedGame(client, first.work.gameId, await call(first.work.gameId, entries, first.work));
    return { type: 'done' };
  } catch (error) {
    // what was refused needs no taking back
    const isGone = first.work.kind === 'void-event' && error instanceof ApiError && error.status === 404;
    return isGone ? { type: 'done' } : outcomeOf(error, entries);
  }
}

function call(gameId: Id, entries: readonly OutboxEntry[], work: OutboxEntry['work']): Promise<SendGameEventsData> {
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

/** Says nothing about the entries: who is here, or how much was sent. */
const AGAIN = new Set([401, 408, 425, 429]);

function outcomeOf(error: unknown, entries: readonly OutboxEntry[]): Outcome {
  if (!(error instanceof ApiError) || error.kind !== 'refused' || AGAIN.has(error.status))
    return { type: 'unreachable' };
  const named = error.fieldErrors.flatMap(({ field, message }) => {
    const id = entries[Number(/^events\.(\d+)/.exec(field)?.[1])]?.id;
    return id === undefined ? [] : [[id, message] as const];
  });
  const whole = entries.map(({ id }) => [id, error.fieldErrors[0]?.message ?? error.message] as const);
  return { type: 'refused', problems: Object.fromEntries(named.length > 0 ? named : whole) };
}
