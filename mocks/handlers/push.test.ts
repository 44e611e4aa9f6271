import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../backend.ts';
import { createMockBackend } from '../main.ts';
import { demoId } from '../seed/demo-accounts.ts';
import { ask, become } from '../testing.ts';

const owner = demoId('owner');
const at = (time: string) => Date.parse(`2026-11-24T${time}:00+01:00`);

let backend: Backend;
let now: number;
let token: string;
beforeEach(async () => {
  now = at('10:00');
  backend = createMockBackend({ now: () => now });
  token = await become(backend, owner);
});

const subscribe = (as: string, changes: object = {}) =>
  ask(backend, '/push/subscription', {
    method: 'POST',
    token: as,
    body: { module: 'base', device_id: 'phone', platform: 'web', token: 'local-phone', locale: 'en', ...changes },
  });
const set = async (key: string, value: string) =>
  expect(
    (await ask(backend, `/settings/${key}`, { method: 'PUT', token, body: { module: 'base', value } })).status,
  ).toBe(200);
/** The team admin invites the owner into another team each time. */
const invite = async (team = 1) =>
  expect(
    (
      await ask(backend, `/mod-team/team/${team}/member`, {
        method: 'POST',
        token: await become(backend, demoId('teamAdmin')),
        body: { module: 'team', user_id: owner },
      })
    ).status,
  ).toBe(201);
const waiting = (user = owner, device = 'local-phone') =>
  Object.values(backend.realtime.read(`push/${user}/${device}`) ?? {});
const listed = () => backend.control.db.read.notifications.filter({ user_id: owner, type: 'team-invited' });

describe('[PWA-23] what is told is sent to the devices of the reader', () => {
  it('in texts, with its address and in the language of the device', async () => {
    await subscribe(token);
    await subscribe(token, { device_id: 'tablet', token: 'local-tablet', locale: 'sq' });
    await invite();
    const [notice] = listed();
    const message = { id: String(notice?.id), type: 'team-invited', url: notice?.data.url };
    expect(waiting()).toEqual([{ ...message, title: 'Team invitation', body: notice?.body.en }]);
    expect(waiting(owner, 'local-tablet')).toEqual([
      { ...message, title: 'Ftesë nga një ekip', body: notice?.body.sq },
    ]);
    expect(backend.control.db.read.pushes.all()).toEqual([]);
  });

  it.each([
    ['both', 1, 1],
    ['in-app', 0, 1],
    ['off', 0, 0],
  ])('a type that is set to %s: %i on the phone, %i in the list', async (value, pushed, kept) => {
    await subscribe(token);
    await set('notify.team-invited', value);
    await invite();
    expect([waiting().length, listed().length]).toEqual([pushed, kept]);
  });

  it.each([
    ['22:00', '07:00', '23:30', 0],
    ['22:00', '07:00', '06:59', 0],
    ['22:00', '07:00', '07:00', 1],
    ['12:00', '14:00', '13:00', 0],
    ['12:00', '14:00', '11:59', 1],
  ])('quiet from %s to %s, at %s in Tirana: %i, and it stands in the list', async (from, to, time, pushed) => {
    await subscribe(token);
    await set('quiet_from', from);
    await set('quiet_to', to);
    now = at(time);
    await invite();
    expect([waiting().length, listed().length]).toEqual([pushed, 1]);
  });

  it('a token of a real push service leads nowhere here', async () => {
    await subscribe(token, { token: 'fcm:APA91b/../x' });
    await invite();
    expect(backend.realtime.read('push')).toBeNull();
    expect(listed()).toHaveLength(1);
  });
});

describe('who is told nothing', () => {
  it('who was not subscribed, and never by a message to another user', async () => {
    await subscribe(await become(backend, demoId('player')));
    await invite();
    expect(backend.realtime.read('push')).toBeNull();
  });

  const signOut = async () => {
    const out = { method: 'POST', token, body: { module: 'base', device_id: 'phone' } };
    expect((await ask(backend, '/auth/logout', out)).status).toBe(200);
  };
  it('who signed out', async () => {
    await subscribe(token);
    await signOut();
    expect(backend.control.db.read.pushSubscriptions.all()).toEqual([]);
    await invite();
    expect(listed()).toHaveLength(1);
    expect(backend.realtime.read('push')).toBeNull();
  });
  it('who signed out before a message was taken', async () => {
    await subscribe(token);
    await invite();
    expect(waiting()).toHaveLength(1);
    await signOut();
    expect(backend.realtime.read('push')).toBeNull();
  });

  it('the first user of a device that another one has taken over', async () => {
    await subscribe(token);
    await invite();
    await subscribe(await become(backend, demoId('player')));
    expect(backend.realtime.read('push')).toBeNull();
    expect(backend.control.db.read.pushSubscriptions.all()).toMatchObject([
      { device_id: 'phone', user_id: demoId('player') },
    ]);
  });

  it('a device that was taken off, but not by somebody else', async () => {
    const end = (as: string) => ask(backend, '/push/subscription/phone?module=base', { method: 'DELETE', token: as });
    await subscribe(token);
    const other = await end(await become(backend, demoId('player')));
    expect(backend.control.db.read.pushSubscriptions.all()).toHaveLength(1);
    const own = await end(token);
    expect(own.status).toBe(200);
    expect(other).toEqual(own);
    expect(backend.control.db.read.pushSubscriptions.all()).toEqual([]);
    await invite();
    expect(backend.realtime.read('push')).toBeNull();
  });

  it('an account that has ended', async () => {
    const player = await become(backend, demoId('player'));
    await subscribe(player);
    const end = { method: 'DELETE', token: player, body: { password: 'demo1234', confirmation: 'DELETE' } };
    expect((await ask(backend, '/auth/account?module=base', end)).status).toBe(200);
    expect(backend.control.db.read.pushSubscriptions.all()).toEqual([]);
  });
});

it('a start with the same token keeps what waits, and takes a new language', async () => {
  await subscribe(token);
  await invite();
  await subscribe(token, { locale: 'sq' });
  expect(waiting()).toHaveLength(1);
  expect(backend.control.db.read.pushSubscriptions.all()).toMatchObject([{ locale: 'sq' }]);
});
