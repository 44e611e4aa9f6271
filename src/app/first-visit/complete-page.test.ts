import { QueryClient } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { pageSettled } from './first-page.ts';
import type { App } from '../app.ts';

/** An app of one page, whose query answers when told to. */
function open() {
  const client = new QueryClient();
  let answer: (venues: string) => void = () => {};
  const routes = [
    {
      path: '/',
      loader: () =>
        void client.fetchQuery({ queryKey: ['venues'], queryFn: () => new Promise<string>((done) => (answer = done)) }),
    },
  ];
  const router = createMemoryRouter(routes);
  const clients = { current: () => client } as App['clients']; // the rest is not asked for
  return { router, clients, answer: () => answer('two venues') };
}

afterEach(() => void vi.useRealTimers());

test('the first page has settled with the answer to its query, without waiting for a clock', async () => {
  vi.useFakeTimers();
  const { router, clients, answer } = open();
  let isSettled = false;
  void pageSettled({ router, clients }).then(() => (isSettled = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(clients.current().isFetching()).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isSettled).toBe(false);
  answer();
  await vi.advanceTimersByTimeAsync(0); // the cache tells its listeners in a task of its own
  expect(isSettled).toBe(true);
  router.dispose();
});
