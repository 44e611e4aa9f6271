import { goingQuery } from '../../entities/event/going.ts';
import { getGetGameQueryOptions } from '../../shared/api/generated/endpoints/games/games.ts';
import type { Id } from '../../shared/api/generated/model';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { eventQuery, readEventId } from './event.data.ts';

export const eventGameQuery = (gameId: Id) => getGetGameQueryOptions(gameId);

/** Starts the game once the event says which one it is, and for who makes its sides the people. */
export const loader = pageLoader(({ client, params }) => {
  const id = readEventId(params);
  if (id === null) return null;
  return client
    .ensureQueryData(eventQuery(id))
    .then(({ event: { game_id: gameId, permissions } }) => {
      if (gameId === null) return undefined;
      if (permissions['manage']) void client.prefetchQuery(goingQuery(id));
      return client.prefetchQuery(eventGameQuery(gameId));
    })
    .catch(() => {}); // the frame tells it
});
