import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';

/** Of the league, on now; 1–0 since the 23rd minute. */
const LIVE = 'fixtures/29';

/** What a tracker sends from elsewhere, in the first half that is on. */
function tracker(page: Page, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const post = async (what: 'claim' | 'events', data: object = {}) => {
    const answer = await page.request.post(`/api/fixture/29/track/${what}`, {
      headers,
      data: { module: 'organization', ...data },
    });
    expect(answer.status()).toBe(200);
  };
  let sent = 0;
  return {
    claim: () => post('claim'),
    goal: (side: 'home' | 'away') => {
      sent += 1;
      return post('events', {
        events: [
          {
            client_id: `3f2504e0-4f89-41d3-9a0c-${String(sent).padStart(12, '0')}`,
            type: 'goal',
            side,
            period: 1,
            clock_ms: 1_800_000 + sent * 1_000,
            at: '2026-11-24T10:00:00+01:00',
          },
        ],
      });
    },
  };
}
const score = (page: Page) => page.getByRole('article').getByText('Score', { exact: true }).locator('..');

test('[RTM-02] [RT-50] a goal that is tracked elsewhere is on the page of a signed-in watcher without a reload, in the score and the timeline', async ({
  me,
  mock,
  axe,
  assertSane,
}) => {
  const { page } = me;
  await me.signIn('player');
  await me.language('en');
  const joined = page.waitForResponse((response) => response.url().includes('/realtime/join-room'));
  await page.goto(LIVE);
  expect((await joined).status()).toBe(200);
  await expect(score(page)).toHaveText(/1\s*–\s*0/);
  const elsewhere = tracker(page, await mock.become('organizationManager'));
  await elsewhere.claim();
  await elsewhere.goal('away');
  await expect(score(page)).toHaveText(/1\s*–\s*1/);
  await expect(page.getByRole('list', { name: 'Timeline' }).getByRole('listitem').first()).toHaveText(
    /31'.*Goal, Shqiponjat e Liqenit.*1–1/,
  );
  await axe();
  await assertSane();
});

test('[RT-50] a guest, who joins no room, reads it within seconds', async ({ page, mock }) => {
  await page.goto(LIVE);
  await expect(score(page)).toHaveText(/1\s*–\s*0/);
  const elsewhere = tracker(page, await mock.become('organizationManager'));
  await elsewhere.claim();
  await elsewhere.goal('home');
  await expect(score(page)).toHaveText(/2\s*–\s*0/);
});

test('[CMP-04] the table of the league counts the goal, for who is signed in and for a guest', async ({
  me,
  mock,
  secondUser,
}) => {
  const guest = await secondUser();
  await me.signIn('player');
  for (const one of [me, guest]) {
    await one.language('en');
    await one.page.goto('competition/1/standings');
    await expect(one.page.getByRole('link', { name: 'Playing now, 1–0' })).toBeVisible();
  }
  const row = (page: Page) => page.getByRole('row', { name: /Dajti Boys/ });
  await expect(row(me.page).getByRole('cell').first()).toHaveText(/^4/);
  const elsewhere = tracker(me.page, await mock.become('organizationManager'));
  await elsewhere.claim();
  await elsewhere.goal('away');
  for (const { page } of [me, guest]) {
    // a guest's table is read each 15 s while nothing has happened for long
    await expect(page.getByRole('link', { name: 'Playing now, 1–1' })).toHaveCount(2, { timeout: 40_000 });
    await expect(row(page).getByRole('cell').first()).toHaveText(/^7/);
  }
});

test('[RTM-02] a watcher whose way into the room had no answer hears the game once there is one', async ({
  me,
  mock,
  allowConsole,
}) => {
  allowConsole(/net::ERR_|Failed to join room/);
  const { page } = me;
  await me.signIn('player');
  await me.language('en');
  await mock.fail('joinRoom', 'reset');
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/realtime/join-room'));
  await page.goto(LIVE);
  await failed;
  await mock.scenario('default');
  await page.waitForResponse((response) => response.url().includes('/realtime/join-room') && response.ok());
  const elsewhere = tracker(page, await mock.become('organizationManager'));
  await elsewhere.claim();
  await elsewhere.goal('home');
  await expect(score(page)).toHaveText(/2\s*–\s*0/);
});
