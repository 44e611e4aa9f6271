import { useQueryClient } from '@tanstack/react-query';
import { sendGameEvents } from '../../shared/api/generated/endpoints/games/games.ts';
import type { Id } from '../../shared/api/generated/model';
import { polls } from '../../shared/platform/polling.ts';
import { useSubscription } from '../../shared/platform/use-subscription.ts';
import { takeTrackedGame } from './take-tracked-game.ts';

/** Well within the minute after which watchers are told that the tracker is offline. */
const beats = polls(15_000);

/** Says that the tracker is still there while the page is in sight, and learns who asks to take over. */
export function useHeartbeat(gameId: Id): void {
  const client = useQueryClient();
  useSubscription(beats, () => {
    sendGameEvents(gameId, { events: [] }).then(
      (answer) => void takeTrackedGame(client, gameId, answer),
      () => {}, // the next beat tries again; what was entered waits in the outbox
    );
  });
}
