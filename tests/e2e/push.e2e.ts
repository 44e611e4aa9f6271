import type { Page } from '@playwright/test';
import { expect, test } from '../setup/deployed.ts';
import {
  appWorker,
  asksBrowser,
  asOrganizer,
  pushService,
  wholeBrowser,
  consent,
  GAME,
  hide,
  press,
  REFEREE,
  shown,
  turnOn,
} from '../setup/push.ts';

// the whole browser is heavy: one at a time
test.describe.configure({ mode: 'default' });
test.use(wholeBrowser);

const hour = (date: string) => `venue/fusha-e-liqenit?date=${date}&court=2&slot=15`;
/** Books the hour that is open, and closes what says so: the consent waits below it. */
const book = async (page: Page) => {
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await page.getByRole('dialog', { name: 'Confirm booking' }).getByRole('button', { name: 'Confirm booking' }).click();
  await page.getByRole('dialog', { name: 'Booking confirmed' }).getByRole('button', { name: 'Close' }).click();
};
/** All of the app runs: the last part is what registers the worker. */
const started = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
const message = { type: 'event-invited', title: 'Ftesë', body: 'Dajti', url: '/events?sport_id=1' };
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

test('[PWA-15] [PWA-27] the consent comes after a booking, once in a session, and again in the next one while nobody has decided', async ({
  page,
  context,
  signIn,
  axe,
  assertSane,
  mock,
}) => {
  await asksBrowser(context, 'default');
  await signIn('player');
  await page.goto(hour('2026-11-26'));
  await started(page);
  await expect(consent(page)).toHaveCount(0);
  await book(page);
  await expect(consent(page)).toContainText('Fusha tells you on this device');
  await axe();
  await assertSane();
  expect(await page.locator('html').getAttribute('data-asked'), 'only a press asks the browser').toBeNull();
  await consent(page).getByRole('button', { name: 'Not now' }).click();
  await expect(consent(page)).toHaveCount(0);

  await page.reload();
  await started(page);
  await expect(consent(page)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('fusha-push-asked'))).toBe('1');

  // another session of the same browser
  const next = await context.newPage();
  await next.goto(hour('2026-11-27'));
  await started(next);
  await expect(consent(next)).toHaveCount(0);
  await book(next);
  await consent(next).getByRole('button', { name: 'Turn on' }).click();
  await expect(consent(next)).toHaveCount(0);
  await expect(next.locator('html')).toHaveAttribute('data-asked', 'yes');
  expect(await mock.calls('savePushSubscription')).toEqual([]);
});

test('[PWA-06] [PWA-23] [NOT-02] once it is turned on, another person’s act is a message on the screen, else one of the system, whose press opens its page', async ({
  page,
  context,
  me,
  signIn,
  mock,
}) => {
  await context.grantPermissions(['notifications']);
  await signIn('leagueReferee');
  await turnOn(page);
  const worker = await appWorker(context);
  const [subscription] = await mock.calls('savePushSubscription');
  expect(subscription?.request).toMatchObject({ platform: 'web', locale: 'en' });
  const send = await asOrganizer(me);
  await send('POST', `/fixture/${GAME}/officials`, { user_id: REFEREE, role: 'referee' });
  const said = messages(page).getByRole('status').filter({ hasText: 'You are asked to officiate' });
  await expect(said).toContainText('Dajti Boys – Deti FK');
  expect(await shown(worker)).toEqual([]);
  await said.getByRole('button', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\/app\/(games|fixtures\/34)/);

  await hide(worker);
  await page.getByRole('link', { name: 'Venues', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/venues$/);
  await send('DELETE', `/fixture/${GAME}/official/${REFEREE}?module=organization`);
  await expect.poll(() => shown(worker)).toHaveLength(1);
  expect((await shown(worker))[0]).toMatchObject({ title: 'You are no longer an official' });
  await expect(said).toHaveCount(0);
  const marks = await page.evaluate(() => (document.documentElement.dataset['mark'] = 'same document'));
  await press(worker);
  await expect(page).toHaveURL(/\/app\/(games|fixtures\/34)/);
  await expect(page.locator('html')).toHaveAttribute('data-mark', marks);
  expect(await shown(worker)).toEqual([]);
});

test('[PWA-23] a message of Firebase Cloud Messaging is shown, one that nobody can read too, and who signs out is told nothing more', async ({
  page,
  context,
  me,
  signIn,
  host,
}) => {
  await context.grantPermissions(['notifications']);
  await signIn('leagueReferee');
  await turnOn(page);
  const worker = await appWorker(context);
  await hide(worker);
  const deliver = await pushService(page, host.origin);
  const fcm = (data: object) => ({ from: '1', fcmMessageId: 'm', data: { ...message, ...data } });
  await deliver(fcm({ id: '7' }));
  await expect.poll(() => shown(worker)).toEqual([{ title: 'Ftesë', body: 'Dajti', url: message.url }]);
  // the same notification says something else
  await deliver(fcm({ id: '7', title: 'Dy ftesa' }));
  await expect.poll(() => shown(worker)).toEqual([{ title: 'Dy ftesa', body: 'Dajti', url: message.url }]);
  await press(worker);
  await expect(page).toHaveURL(/\/app\/events\?sport_id=1$/);
  await deliver('not JSON');
  await expect.poll(() => shown(worker)).toEqual([{ title: 'Fusha', body: '', url: '' }]);
  await press(worker);
  await expect.poll(() => shown(worker)).toEqual([]);

  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fusha-push'))).toBeNull();
  const send = await asOrganizer(me);
  await send('POST', `/fixture/${GAME}/officials`, { user_id: REFEREE, role: 'referee' });
  const tree = (await (await context.request.get('/__mock/realtime')).json()) as { data: { push?: unknown } }; // our own mock's answer
  expect(tree.data.push).toBeUndefined();
  expect(await shown(worker)).toEqual([]);
});
