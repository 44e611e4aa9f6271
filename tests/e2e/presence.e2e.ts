import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { NOW } from '../setup/personas.ts';
import type { Person } from '../setup/person.ts';
import { password, signInHere } from '../setup/sign-in-steps.ts';

/** Calls the API as this page's user. */
async function ask<T>(page: Page, path: string): Promise<T> {
  return page.evaluate(async (path) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('fusha-token')}` };
    const { data } = (await (await fetch(`/api${path}?module=base`, { headers })).json()) as { data: T }; // the contract's envelope
    return data;
  }, path);
}

const idOf = async (page: Page) => (await ask<{ user: { id: number } }>(page, '/auth/me')).user.id;
const seenBy = (page: Page, userId: number) =>
  expect.poll(async () => (await ask<{ status: string }>(page, `/realtime/status/${userId}`)).status);

/** Simulates another tab in front; automated pages are always visible. */
async function turn(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

interface RealtimeState {
  data: { connections?: Record<string, object>; events?: Record<string, object> } | null;
  /** The users behind the open sockets, a guest as null. */
  online: (string | null)[];
}

/** The realtime database of this test, as its server has it. */
async function realtime({ context }: Person): Promise<RealtimeState> {
  return (await (await context.request.get('/__mock/realtime')).json()) as RealtimeState; // our own mock's answer
}

const write = ({ context }: Person, path: string, value: object) =>
  context.request.post('/__mock/realtime', { data: { path, value } });

/** How many pages of a user the realtime service counts: by their records, and by their sockets. */
const lines = (person: Person, userId: number) =>
  expect.poll(async () => {
    const { data, online } = await realtime(person);
    return {
      connections: Object.keys(data?.connections?.[userId] ?? {}).length,
      sockets: online.filter((uid) => uid === String(userId)).length,
    };
  });

/** The API's answers to each page opened or closed: whether the user is online afterwards. */
const answersTo = ({ mock }: Person, operation: 'setOnline' | 'setOffline') =>
  expect.poll(async () =>
    (await mock.calls(operation)).map(({ response }) => (response as { data: { status: string } }).data.status),
  ); // the contract's envelope

/** Messages from the realtime database to this page; call it before the page opens. */
function framesOf(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}

/** Addresses that this page calls from now on, sockets among them. */
function requestsTo(page: Page, pattern: RegExp): string[] {
  const addresses: string[] = [];
  const hear = (thing: { url: () => string }) => {
    if (pattern.test(thing.url())) addresses.push(thing.url());
  };
  page.on('request', hear);
  page.on('websocket', hear);
  return addresses;
}

async function enter(person: Person): Promise<number> {
  await person.page.goto('venues');
  await expect(person.page.getByRole('heading', { level: 1 })).toBeVisible();
  return idOf(person.page);
}

test('[AUTH-28] [RTM-03] [RTM-08] two people see each other come online, and go offline when they sign out', async ({
  me,
  signIn,
  secondUser,
}) => {
  await signIn('player');
  const other = await secondUser('everyone');
  const mine = await enter(me);
  const theirs = await enter(other);
  await seenBy(other.page, mine).toBe('online');
  await seenBy(me.page, theirs).toBe('online');
  await answersTo(me, 'setOnline').toEqual(['online', 'online']);
  // writing to the realtime database needs a sign-in with the token that this call returns
  expect((await me.mock.calls('createFirebaseToken')).length).toBeGreaterThan(0);
  // within the app: a page that is left sets the user offline as well
  await me.page.getByRole('link', { name: 'Account' }).first().click();
  await me.page.getByRole('button', { name: 'Sign out' }).first().click();
  await seenBy(other.page, mine).toBe('offline');
  await answersTo(me, 'setOffline').toEqual(['offline']);
});

test('[RTM-07] closing the last page sets the user offline, closing one of two does not', async ({
  me,
  signIn,
  secondUser,
}) => {
  await signIn('player');
  const other = await secondUser('everyone');
  const heard = framesOf(other.page);
  const theirs = await enter(other);
  await enter(me);
  await lines(other, theirs).toEqual({ connections: 1, sockets: 1 });
  const second = await other.context.newPage();
  await second.goto('venues');
  await lines(other, theirs).toEqual({ connections: 2, sockets: 2 });
  await seenBy(me.page, theirs).toBe('online');

  const before = heard.length;
  await second.close();
  await lines(other, theirs).toEqual({ connections: 1, sockets: 1 });
  // the open page receives every change of its own record in order: this one last
  await write(me, `presence/${theirs}/metadata`, { route: 'after-it' });
  await expect.poll(() => heard.slice(before).join()).toContain('after-it');
  expect(heard.slice(before).join()).not.toContain('"offline"');
  await answersTo(me, 'setOffline').toEqual(['online']);
  await seenBy(me.page, theirs).toBe('online');

  await other.page.close();
  await lines(me, theirs).toEqual({ connections: 0, sockets: 0 });
  await seenBy(me.page, theirs).toBe('offline');
  await answersTo(me, 'setOffline').toEqual(['online', 'offline']);
});

test('[RTM-05] [RTM-06] a page hidden for half a minute is offline until it is visible again', async ({
  me,
  signIn,
  secondUser,
}) => {
  await signIn('player');
  const other = await secondUser('everyone');
  await me.page.clock.install({ time: NOW });
  const mine = await enter(me);
  await enter(other);
  await me.page.clock.runFor(5_000);
  await seenBy(other.page, mine).toBe('online');
  await turn(me.page, 'hidden');
  await me.page.clock.runFor(29_000);
  await ask(me.page, '/auth/me'); // its earlier messages have been sent by then
  expect(await me.mock.calls('setOffline')).toEqual([]);
  await seenBy(other.page, mine).toBe('online');
  await me.page.clock.runFor(2_000);
  await seenBy(other.page, mine).toBe('offline');
  await answersTo(me, 'setOffline').toEqual(['offline']);
  await turn(me.page, 'visible');
  await seenBy(other.page, mine).toBe('online');
});

test('[RTM-17] a guest is not known to the realtime service before signing in', async ({ me }) => {
  const asked = requestsTo(me.page, /realtime|firebase|identitytoolkit|\.ws\b/);
  await me.page.goto('venues');
  // the last step of initialization, with which presence begins
  await expect.poll(async () => (await me.mock.calls('listSports')).length).toBe(1);
  await me.page.getByRole('link', { name: 'Explore' }).first().click();
  await expect(me.page).toHaveURL(/explore/);
  await me.page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first().click();
  await expect(password(me.page)).toBeVisible();
  expect(asked).toEqual([]);
  await signInHere(me.page);
  await expect.poll(async () => (await me.mock.calls('setOnline')).length).toBe(1);
  expect(asked.join()).toMatch(/firebase-token/);
});

test('[RTM-19] [RTM-20] [RTM-24] without a realtime service the page works as usual; what fails is said on the console only', async ({
  me,
  signIn,
  mock,
  assertSane,
}) => {
  await signIn('player');
  for (const [operation, words] of [
    ['createFirebaseToken', 'No token received.'],
    ['setOnline', 'Failed to set user online.'],
  ] as const) {
    await mock.fail(operation, 500);
    const said = me.page.waitForEvent('console', (message) => message.text().startsWith(words));
    await enter(me);
    await said;
    await assertSane();
    await expect(me.page.getByRole('alert')).toHaveCount(0);
    await mock.scenario('default');
  }
});

test('[RTM-18] [ENT-47] [ENT-81] [ENT-82] [ENT-83] events of the three types are announced at once, in words of the app, and removed once handled; others are not', async ({
  me,
  signIn,
}) => {
  await signIn('player');
  const mine = await enter(me);
  await seenBy(me.page, mine).toBe('online');
  const said = me.page.getByRole('status').filter({ has: me.page.getByRole('button', { name: 'Open' }) });
  // text carried by an event is never shown
  const data = {
    event_id: 1,
    booking_id: 1,
    title: 'You have won',
    court_name: 'You have won',
    booked_by: 'You have won',
    date: '2026-11-26',
    start: 'You have won',
  };
  // first: once the others are gone, the unknown one has been handled
  await write(me, `events/${mine}/a`, { type: 'SomethingNew', data });
  for (const [type, words] of [
    ['NewBookingAdded', 'There is a new booking.'],
    ['EventCreationNotification', /new event/i],
    ['EventInvitationNotification', 'You are invited to an event.'],
  ] as const) {
    await write(me, `events/${mine}/${type}`, { type, data });
    await expect(said.filter({ hasText: words })).toBeVisible();
  }
  await expect(said).toHaveCount(3);
  await expect(me.page.getByText('You have won')).toHaveCount(0);
  await expect.poll(async () => Object.keys((await realtime(me)).data?.events?.[mine] ?? {})).toEqual(['a']);
});

test('events that arrived while the user was away become one message that leads to the notifications', async ({
  me,
  signIn,
}) => {
  await signIn('player');
  const mine = await enter(me);
  await seenBy(me.page, mine).toBe('online');
  await me.page.goto('about:blank');
  const waiting = Array.from({ length: 50 }, (_, index) => [
    `k${index}`,
    { type: 'NewBookingAdded', data: { booking_id: index, date: '2026-11-26', start: `1${index % 10}:00` } },
  ]);
  await write(me, `events/${mine}`, Object.fromEntries(waiting) as object);
  await me.page.goto('venues');
  await expect(me.page.getByText('50 new notifications')).toBeVisible();
  await expect(me.page.getByText(/^New booking/)).toHaveCount(0);
  await me.page.getByRole('button', { name: 'Open' }).click();
  await expect(me.page).toHaveURL(/\/app\/notifications$/);
  await expect.poll(async () => (await realtime(me)).data?.events?.[mine]).toBeUndefined();
});
