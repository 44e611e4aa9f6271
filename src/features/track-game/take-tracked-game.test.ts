import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { getGetGameQueryKey } from '../../shared/api/generated/endpoints/games/games.ts';
import type { SendGameEventsData } from '../../shared/api/generated/model';
import { takeTrackedGame } from './take-tracked-game.ts';

/** An answer that the server gave at this second, when so many goals had been scored. */
const answer = (second: number, home: number) =>
  ({
    game: { score: { home }, live: { server_now: `2026-11-24T10:00:0${second}.000Z` } },
    events: [],
  }) as unknown as SendGameEventsData; // nothing else is read

it('shows an answer, keeps what only the page has read, and drops an answer that was overtaken on its way', async () => {
  const client = new QueryClient();
  const shown = () => client.getQueryData<{ game: { score: { home: number } } }>(getGetGameQueryKey(7));
  client.setQueryData(getGetGameQueryKey(7), { ...answer(1, 0), form: 'of both' });
  await takeTrackedGame(client, 7, answer(3, 2));
  expect(shown()).toMatchObject({ game: { score: { home: 2 } }, form: 'of both' });
  await takeTrackedGame(client, 7, answer(2, 1));
  expect(shown()).toMatchObject({ game: { score: { home: 2 } } });
  await takeTrackedGame(client, 7, answer(3, 1)); // taken back in the same second
  expect(shown()).toMatchObject({ game: { score: { home: 1 } } });
});
