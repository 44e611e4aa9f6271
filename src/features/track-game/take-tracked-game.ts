import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { putAnswer } from '../../shared/api/cached-answers.ts';
import { getGetGameQueryKey } from '../../shared/api/generated/endpoints/games/games.ts';
import type { GetGameData, Id, SendGameEventsData } from '../../shared/api/generated/model';
import { outdate } from '../../shared/api/outdates.ts';

/**
 * The game and its log as a write of its tracker answers them; what else shows the game is read again. Resolves once it is drawn: what
 * waited for it is taken out then, and is on screen all the while.
 */
export function takeTrackedGame(client: QueryClient, gameId: Id, answer: SendGameEventsData): Promise<void> {
  const queryKey = getGetGameQueryKey(gameId);
  void client.cancelQueries({ queryKey }); // asked before, it would show the game without what was just sent
  const before = client.getQueryData<GetGameData>(queryKey);
  // an answer that was overtaken on its way knows less than what is shown
  const isLate = timeOf(answer) < timeOf(before);
  if (before && !isLate) putAnswer(client, queryKey, { ...before, ...answer });
  void outdate(client, 'sendGameEvents');
  return new Promise((drawn) => notifyManager.schedule(() => drawn()));
}

/** When the server gave an answer; NaN where nobody tracks. */
const timeOf = (answer: Pick<SendGameEventsData, 'game'> | undefined): number =>
  Date.parse(answer?.game.live?.server_now ?? '');
