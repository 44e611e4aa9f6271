import { QueryClient } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
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

test('the first page has settled with the answer to its query, without waiting for a clock', async () => {
  const { router, clients, answer } = open();
  let isSettled = false;
  const settled = pageSettled({ router, clients }).then(() => (isSettled = true));
  await expect.poll(() => clients.current().isFetching()).toBe(1);
  expect(isSettled).toBe(false);
  const before = performance.now();
  answer();
  await settled;
  expect(performance.now() - before).toBeLessThan(90); // a poll would take 100 ms
  router.dispose();
});

test('nothing that completes the first page is started by a timer', () => {
  const main = readFileSync(new URL('../main.tsx', import.meta.url), 'utf8');
  expect(main.slice(main.indexOf('async function complete'))).not.toMatch(/\b(after|pause|setTimeout)\(/);
  expect(readFileSync(new URL('../later.ts', import.meta.url), 'utf8')).not.toMatch(/\b(after|pause|setTimeout)\(/);
});
