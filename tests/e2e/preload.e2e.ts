import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { latePieces } from '../setup/late-pieces.ts';

/** The files of pages that are on their way, and how many there were at most. */
async function pageFiles(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  // none of them is there before the next is asked for
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const asked: string[] = [];
  const open = new Set<string>();
  let most = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const [, name] = /\/assets\/([\w-]+)\.page-[^/]*\.js$/.exec(request.url) ?? [];
    if (!name) return;
    asked.push(name);
    open.add(requestId);
    most = Math.max(most, open.size);
  });
  for (const end of ['Network.loadingFinished', 'Network.loadingFailed'] as const)
    cdp.on(end, ({ requestId }: { requestId: string }) => open.delete(requestId));
  return { asked, most: () => most, isDone: () => open.size === 0 };
}

test.describe('with a connection that need not be spared', () => {
  test.use({ savesData: false });

  test('[PWA-24] the pages that the navigations on screen lead to are loaded ahead, never more than four at once, and then open at once @desktop', async ({
    page,
    signIn,
  }) => {
    await signIn('player');
    const files = await pageFiles(page);
    await page.goto('community/1/feed');
    // the list of venues comes with the core
    const ahead = ['community', 'feed', 'explore', 'bookings', 'events', 'games', 'events', 'members'];
    await expect
      .poll(() => files.asked.toSorted((a, b) => a.localeCompare(b)))
      .toEqual(ahead.toSorted((a, b) => a.localeCompare(b)));
    await expect.poll(files.isDone).toBe(true);
    // how many really meet depends on the machine
    expect(files.most()).toBeGreaterThan(1);
    expect(files.most()).toBeLessThanOrEqual(4);
    await page.getByRole('link', { name: 'Games', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Games', level: 1 })).toBeVisible();
    expect(files.asked).toHaveLength(ahead.length);
  });
});

test('[PWA-24] where data is to be saved only the page of a link that is pointed at is loaded ahead @desktop', async ({
  page,
  signIn,
}) => {
  await signIn('player');
  const files = await pageFiles(page);
  const late = latePieces(page);
  await page.goto('community/1/feed');
  await late;
  const link = page.getByRole('link', { name: 'Games', exact: true });
  await expect(async () => {
    await page.mouse.move(600, 700);
    await link.hover(); // is listened to in a task of its own after the last of the late pieces
    expect(files.asked).toContain('games');
  }).toPass();
  await expect.poll(files.isDone).toBe(true);
  expect(files.asked).not.toContain('bookings');
  expect(files.asked).toHaveLength(3);
});
