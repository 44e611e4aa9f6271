import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { NOW } from '../setup/personas.ts';
import type { Person } from '../setup/person.ts';

/** What the app of the one in front of this page would be told. */
async function ask<T>(page: Page, path: string): Promise<T> {
  return page.evaluate(async (path) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('fusha-token')}` };
    const { data } = (await (await fetch(`/api${path}?module=base`, { headers })).json()) as { data: T }; // the contract's envelope
    return data;
  }, path);
}

const idOf = async (page: Page) => (await ask<{ user: { id: number } }>(page, '/auth/me')).user.id;
const seenBy = (page: Page, userId: number) => expect.poll(async () => (await ask<{ status: string }>(page, `/realtime/status/${userId}`)).status);

/** Another tab in front would do it; automated pages are always visible. */
async function turn(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

async function enter(person: Person): Promise<number> {
  await person.page.goto('venues');
  await expect(person.page.getByRole('heading', { level: 1 })).toBeVisible();
  return idOf(person.page);
}

test('[AUTH-28] [RTM-01] [RTM-03] [RTM-08] two people see each other come, and go when they sign out', async ({ me, signIn, secondUser }) => {
  await signIn('player');
  const other = await secondUser('everyone');
  const mine = await enter(me);
  const theirs = await enter(other);
  await seenBy(other.page, mine).toBe('online');
  await seenBy(me.page, theirs).toBe('online');
  // nobody writes to the realtime database without a sign-in there, by the token that this call answers
  expect((await me.mock.calls('createFirebaseToken')).length).toBeGreaterThan(0);
  await me.page.goto('account');
  await me.page.getByRole('button', { name: 'Sign out' }).first().click();
  await seenBy(other.page, mine).toBe('offline');
  expect((await me.mock.calls('setOffline')).length).toBeGreaterThan(0);
});

test('[RTM-07] closing the page is seen, and one of two pages is still somebody', async ({ me, signIn, secondUser }) => {
  await signIn('player');
  const other = await secondUser('everyone');
  const theirs = await enter(other);
  await enter(me);
  const second = await other.context.newPage();
  await second.goto('venues');
  await expect.poll(async () => (await other.mock.calls('setOnline')).length).toBeGreaterThan(1);
  await second.close();
  await seenBy(me.page, theirs).toBe('online');
  await other.page.close();
  await seenBy(me.page, theirs).toBe('offline');
});

test('[RTM-05] [RTM-06] a page hidden for half a minute is offline until it is looked at again', async ({ me, signIn, secondUser }) => {
  await signIn('player');
  const other = await secondUser('everyone');
  await me.page.clock.install({ time: NOW });
  const mine = await enter(me);
  await enter(other);
  await me.page.clock.runFor(5_000);
  await seenBy(other.page, mine).toBe('online');
  await turn(me.page, 'hidden');
  await me.page.clock.runFor(29_000);
  await seenBy(other.page, mine).toBe('online');
  await me.page.clock.runFor(2_000);
  await seenBy(other.page, mine).toBe('offline');
  await turn(me.page, 'visible');
  await seenBy(other.page, mine).toBe('online');
});

test('[RTM-17] a guest is nobody to the realtime service', async ({ me }) => {
  await me.page.goto('venues');
  await expect(me.page.getByRole('heading', { level: 1 })).toBeVisible();
  await me.page.getByRole('link', { name: 'Explore' }).first().click();
  await expect(me.page).toHaveURL(/explore/);
  const calls = (await me.mock.calls()).map(({ path }) => path);
  expect(calls.filter((path) => /realtime|firebase/.test(path))).toEqual([]);
});

test('[RTM-19] [RTM-20] without a realtime service the page is as useful as ever', async ({ me, signIn, mock, assertSane }) => {
  await signIn('player');
  await mock.fail('createFirebaseToken', 500);
  const said = me.page.waitForEvent('console', (message) => message.text() === 'No token received.');
  await enter(me);
  await said;
  await assertSane();
  await expect(me.page.getByRole('alert')).toHaveCount(0);
});

test('[RTM-24] a refused online call is said on the console only', async ({ me, signIn, mock, assertSane }) => {
  await signIn('player');
  await mock.fail('setOnline', 500);
  const said = me.page.waitForEvent('console', (message) => message.text().startsWith('Failed to set user online.'));
  await enter(me);
  await said;
  await assertSane();
});

test('[RTM-18] an event to a user is taken out of the realtime database once it is handled, an unknown one stays', async ({ me, signIn }) => {
  await signIn('player');
  const mine = await enter(me);
  await seenBy(me.page, mine).toBe('online');
  const write = (key: string, type: string) =>
    me.context.request.post('/__mock/realtime', { data: { path: `events/${mine}/${key}`, value: { type, data: { booking_id: 1 } } } });
  await write('a', 'NewBookingAdded');
  await write('b', 'SomethingNew');
  const left = async () => {
    const { data } = (await (await me.context.request.get('/__mock/realtime')).json()) as { data: { events?: Record<string, object> } }; // our own mock's answer
    return Object.keys(data.events?.[mine] ?? {});
  };
  await expect.poll(left).toEqual(['b']);
});
