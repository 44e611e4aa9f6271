import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { saved } from '../setup/saved.ts';
import { AWAY, board, GAME, goal, goals, HOME, openTracker, spoken, takeOver, TRACK } from '../setup/tracked-game.ts';

/** Goals that the first tracker enters without a network, half of them before its page is reloaded. */
const OFFLINE = process.env['TEST_FULL'] ? 1_000 : 100;
const HALF = OFFLINE / 2;
/** What the server has of them when their tab is killed: as many as one request takes. */
const SENT = Math.min(OFFLINE, 500);

/** One press after the other, for both sides in turn. */
async function enter(page: Page, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await goal(page, n % 2 === 0 ? AWAY : HOME);
}
const unsent = (page: Page) => page.getByText(/^\d+ unsent$/);
const reads = (home: number, away: number) => new RegExp(`^Score\\s*${home}\\s*–\\s*${away}$`);

/** Its process ends: no code of the page runs any more, and no request of it goes on. */
async function kill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const died = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => {}); // nobody is left who could answer
  await died;
}

test('[CMP-04] [RT-51] [RTM-02] nothing is lost and nothing counts twice: entries offline, a reload, a take-over, cut sockets, lost answers and a killed tab, before three who watch', async ({
  me,
  mock,
  context,
  page: phone,
  secondUser,
  allowConsole,
}) => {
  test.setTimeout(120_000 + OFFLINE * 300);
  allowConsole(/net::ERR_|Failed to fetch|WebSocket is already in CLOSING or CLOSED state/);
  await me.signIn('organizationManager');
  await me.language('en');
  const [here, away, guest] = [await secondUser('player'), await secondUser('teamCaptain'), await secondUser()];
  const watchers = [here, away, guest];
  for (const one of watchers) {
    await one.language('en');
    await one.page.goto(GAME);
    await expect(board(one.page)).toHaveText(reads(1, 0));
  }
  await openTracker(phone);
  await goal(phone, HOME);
  for (const { page } of [here, away]) await expect(board(page)).toHaveText(reads(2, 0));
  await saved(phone);

  // one half without a network; where that comes back the server cannot be reached, and the page is opened anew
  await context.setOffline(true);
  await enter(phone, HALF);
  await mock.fail('sendGameEvents', 'reset');
  await context.setOffline(false);
  await expect.poll(async () => (await mock.calls('sendGameEvents')).at(-1)?.status).toBe(0);
  await saved(phone); // a press is on the disk some ms after it is on screen
  await phone.reload();
  await expect(unsent(phone)).toHaveText(`${HALF} unsent`);
  await expect(spoken(phone)).toHaveText(`${HOME} ${2 + HALF / 2}, ${AWAY} ${HALF / 2}`);
  // the other half, in the page that was opened anew
  await context.setOffline(true);
  await enter(phone, HALF);
  await mock.scenario('default');
  await expect(unsent(phone)).toHaveText(`${OFFLINE} unsent`);
  await expect(spoken(phone)).toHaveText(`${HOME} ${2 + HALF}, ${AWAY} ${HALF}`);
  expect(await goals(guest.page.request)).toHaveLength(2);

  // meanwhile one who watches has no network, all sockets are cut, and somebody else goes on with the phone's code
  await away.context.setOffline(true);
  expect(await mock.cut()).toBeGreaterThan(0);
  const second = await secondUser('everyone');
  await second.language('en');
  await takeOver(phone, second.page);
  for (const side of [AWAY, HOME, AWAY]) await goal(second.page, side);
  await expect(board(here.page)).toHaveText(reads(3, 2));
  const joined = here.page.waitForResponse((response) => response.url().includes('/realtime/join-room'));
  await here.page.reload();
  expect((await joined).status()).toBe(200);
  await expect(board(here.page)).toHaveText(reads(3, 2));
  await expect(board(away.page)).toHaveText(reads(2, 0));
  await saved(second.page);

  // what the phone sends arrives, but before it hears so its tab is killed; the next one sends all of it again
  await mock.fail('sendGameEvents', 'lost');
  await context.setOffline(false);
  await expect.poll(async () => (await goals(guest.page.request)).length).toBe(5 + SENT);
  await saved(phone);
  await kill(phone);
  await mock.scenario('default');
  expect(await mock.cut()).toBeGreaterThan(0);
  await away.context.setOffline(false);
  const next = await context.newPage();
  await next.goto('explore');
  await expect.poll(async () => (await goals(guest.page.request)).length).toBe(5 + OFFLINE);
  await goal(second.page, AWAY);

  const score = { home: 3 + HALF, away: 3 + HALF };
  await expect(spoken(second.page)).toHaveText(`${HOME} ${score.home}, ${AWAY} ${score.away}`);
  for (const { page } of watchers) await expect(board(page)).toHaveText(reads(score.home, score.away));
  // nothing is on its way any more
  await next.goto(TRACK);
  await expect(next.getByRole('button', { name: 'Take over' })).toBeVisible();
  await expect(next.getByText('unsent')).toHaveCount(0);
  await saved(second.page);
  const log = await goals(guest.page.request);
  expect(log).toHaveLength(6 + OFFLINE);
  expect(new Set(log.map(({ client_id }) => client_id)).size).toBe(6 + OFFLINE);
  for (const side of ['home', 'away'] as const)
    expect(log.filter((one) => one.side === side)).toHaveLength(score[side]);
});
