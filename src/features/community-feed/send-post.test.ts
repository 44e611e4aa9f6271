import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { feedKey } from './feed-cache.ts';
import { showPost } from './send-post.ts';
import { feed, post } from './testing.ts';

/** Ends before the next task begins: longer than any chain of promises from a press to the screen. */
async function restOfTask(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
}

it('[COM-01] a post is told to be drawn in the task that draws it: no frame shows it and what waited for it', async () => {
  const client = new QueryClient();
  client.setQueryData(feedKey(1), feed());
  const seen: string[] = [];
  const stop = new QueryObserver(client, { queryKey: feedKey(1), enabled: false }).subscribe(
    notifyManager.batchCalls(() => {
      seen.push('drawn');
      void restOfTask().then(() => seen.push('frame'));
    }),
  );
  await showPost(client, 1, { post: post(10) });
  seen.push('told');
  await restOfTask();
  await restOfTask();
  expect(seen).toEqual(['drawn', 'told', 'frame']);
  stop();
});
