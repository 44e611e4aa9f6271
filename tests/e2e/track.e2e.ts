import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { saved } from '../setup/saved.ts';
import { AWAY, board, GAME, goal, goals, HOME, openTracker, spoken, takeOver, TRACK } from '../setup/tracked-game.ts';

/** Goals that are entered without a network; a whole evening of them is in `track-survives.e2e.ts`. */
const OFFLINE = 12;

const timeline = (page: Page) => page.getByRole('list', { name: 'Timeline' }).getByRole('listitem');

test('[CMP-04] [RT-51] [RTM-02] what is entered offline is sent by itself, once, after a take-over by code too: two who watch see what both entered', async ({
  me,
  secondUser,
  page: phone,
  context,
  allowConsole,
  axe,
  assertSane,
}) => {
  allowConsole(/net::ERR_INTERNET_DISCONNECTED/);
  await me.signIn('organizationManager');
  await me.language('en');
  const [watcher, guest, second] = [await secondUser('player'), await secondUser(), await secondUser('everyone')];
  for (const one of [watcher, guest]) {
    await one.language('en');
    await one.page.goto(GAME);
    await expect(board(one.page)).toHaveText(/1\s*–\s*0/);
  }
  await openTracker(phone);
  await axe();
  await assertSane();
  await goal(phone, HOME);
  await expect(board(watcher.page)).toHaveText(/2\s*–\s*0/);

  await context.setOffline(true);
  for (let count = 0; count < OFFLINE; count += 1) await goal(phone, count % 2 === 0 ? AWAY : HOME);
  await expect(phone.getByText(`${OFFLINE} unsent`)).toBeVisible();
  const half = OFFLINE / 2;
  await expect(spoken(phone)).toHaveText(`${HOME} ${2 + half}, ${AWAY} ${half}`);
  expect(await goals(second.page.request)).toHaveLength(2);

  // meanwhile somebody else goes on, with the code that the first phone shows
  await second.language('en');
  await takeOver(phone, second.page);
  await goal(second.page, AWAY);
  await expect(board(watcher.page)).toHaveText(/2\s*–\s*1/);

  await context.setOffline(false);
  const score = new RegExp(`${2 + half}\\s*–\\s*${half + 1}`);
  await expect(board(watcher.page)).toHaveText(score);
  await expect(board(guest.page)).toHaveText(score);
  await expect(spoken(second.page)).toHaveText(`${HOME} ${2 + half}, ${AWAY} ${half + 1}`);
  await expect(phone.getByText('unsent')).toHaveCount(0);
  expect(await goals(second.page.request)).toHaveLength(OFFLINE + 3);
  await expect(phone.getByRole('button', { name: 'Take over' })).toBeVisible();
});

test('[CMP-04] a tab that is killed loses nothing: the next page of this user sends what was entered', async ({
  me,
  mock,
  context,
  page,
  allowConsole,
}) => {
  allowConsole(/net::ERR_|Failed to fetch/);
  await me.signIn('organizationManager');
  await me.language('en');
  await openTracker(page);
  await mock.fail('sendGameEvents', 'reset');
  await goal(page, HOME);
  await goal(page, AWAY);
  await expect(page.getByText('2 unsent')).toBeVisible();
  await saved(page); // a press is on the disk some ms after it is on screen
  await page.close();
  await mock.scenario('default');
  const other = await context.newPage();
  await other.goto('explore');
  await expect.poll(() => goals(other.request)).toHaveLength(3);
  await other.goto(GAME);
  await expect(timeline(other).first()).toHaveText(/Goal, /);
});

test('[CMP-04] whoever signs out is asked about what is not sent, and nobody else of this phone sends it', async ({
  me,
  mock,
  page,
}) => {
  await me.signIn('organizationManager');
  await me.language('en');
  await openTracker(page);
  await mock.fail('sendGameEvents', 503); // of `reset` the browser itself may try again, after the sign-out
  await goal(page, HOME);
  await expect(page.getByText('1 unsent')).toBeVisible();
  await saved(page);
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await page.goto('account');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await mock.scenario('default');
  const before = (await mock.calls('sendGameEvents')).length;
  await me.signIn('leagueManager');
  await page.goto(GAME);
  await expect(timeline(page).first()).toBeVisible();
  expect(await mock.calls('sendGameEvents')).toHaveLength(before);
  expect(await goals(page.request)).toHaveLength(1);
});

test('[RT-51] [RT-69] who may not track a game sees it and is told why; a guest signs in first; the tracker fills the screen', async ({
  me,
  page,
}) => {
  await page.goto(`${GAME}/track`);
  await expect(page).toHaveURL(/\/auth\/login\?returnTo=/);
  await me.signIn('player');
  await me.language('en');
  await page.goto(`${GAME}/track`);
  await expect(page).toHaveURL(/\/fixtures\/29$/);
  await expect(page.getByText('You do not have permission to access that page.')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await me.signIn('organizationManager');
  await page.goto(TRACK);
  await expect(page.getByRole('button', { name: 'Track game' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});
