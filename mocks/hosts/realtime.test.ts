// The unmodified SDK against the server host: shows that the SDK agrees with our protocol implementation.
import {
  get,
  increment,
  limitToLast,
  onDisconnect,
  orderByChild,
  query,
  ref,
  remove,
  runTransaction,
  serverTimestamp,
  set,
  startAt,
  update,
} from 'firebase/database';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Backend } from '../backend.ts';
import { demoId } from '../seed/demo-accounts.ts';
import { courtIds, venueIds } from '../seed/venue-plans.ts';
import { type RealtimeHost, type SdkUser, openRealtimeHost, seen } from './realtime-testing.ts';

const arbenId = demoId('player');
const mirelaId = demoId('owner');
const start = Date.UTC(2026, 10, 21, 18);
let now = start;
let host: RealtimeHost;
let backend: Backend;
let arben: SdkUser;
let mirela: SdkUser;

beforeAll(async () => {
  host = await openRealtimeHost({ now: () => now });
  [backend, arben, mirela] = await Promise.all([host.mock.backend(), host.user(arbenId), host.user(mirelaId)]);
});
afterEach(() => {
  now = start;
  backend.realtime.remove('rooms');
  backend.realtime.remove('presence');
});
afterAll(() => host.close());

const own = (path = '') => ref(arben.db, `presence/${arbenId}${path}`);
/** A room with both users in it, and a path there to write to. */
async function meet(): Promise<void> {
  await Promise.all([arben, mirela].map((one) => one.call('/realtime/join-room', { room_id: 'fixture-1' })));
}
const denied = { code: 'PERMISSION_DENIED' };

it('[RTM-12] the custom token of the API signs in, and the API sees what the SDK writes', async () => {
  expect(arben.auth.currentUser?.uid).toBe(String(arbenId));
  await set(own(), { status: 'online', timestamp: serverTimestamp() });
  expect(backend.realtime.read(`presence/${arbenId}`)).toEqual({ status: 'online', timestamp: start });
  expect((await arben.auth.currentUser?.getIdTokenResult())?.claims['module']).toBe('base');
});

it('each sees the other come online', async () => {
  const here = (value: unknown) =>
    typeof value === 'object' && value !== null && 'status' in value && value.status === 'online';
  const meeting = Promise.all([seen(mirela, `presence/${arbenId}`, here), seen(arben, `presence/${mirelaId}`, here)]);
  await set(own(), { status: 'online', timestamp: serverTimestamp() });
  await set(ref(mirela.db, `presence/${mirelaId}`), { status: 'online', timestamp: serverTimestamp() });
  expect(await meeting).toEqual([
    { status: 'online', timestamp: start },
    { status: 'online', timestamp: start },
  ]);
});

it('[RTM-18] a cut connection is offline to others at once, and the SDK reconnects', async () => {
  await set(own(), { status: 'online', timestamp: serverTimestamp() });
  await onDisconnect(own()).update({ status: 'offline', timestamp: serverTimestamp() });
  await seen(mirela, `presence/${arbenId}/status`, (status) => status === 'online');
  const gone = seen(mirela, `presence/${arbenId}/status`, (status) => status === 'offline');
  now = start + 1000;
  expect(backend.realtime.cut(String(arbenId))).toBe(1);
  await gone;
  expect((await get(ref(mirela.db, `presence/${arbenId}`))).val()).toEqual({
    status: 'offline',
    timestamp: start + 1000,
  });
  await set(own('/status'), 'online'); // waits for the new connection
  expect((await get(ref(mirela.db, `presence/${arbenId}/status`))).val()).toBe('online');
});

it('another user’s records can be neither read nor written', async () => {
  await expect(set(ref(arben.db, `presence/${mirelaId}`), { status: 'offline' })).rejects.toMatchObject(denied);
  await expect(update(ref(arben.db), { [`connections/${mirelaId}/x`]: true })).rejects.toMatchObject(denied);
  await expect(onDisconnect(ref(arben.db, `presence/${mirelaId}`)).remove()).rejects.toMatchObject(denied);
  await expect(get(ref(arben.db, `events/${mirelaId}`))).rejects.toThrow('Permission denied');
  await expect(seen(arben, `connections/${mirelaId}`, () => true)).rejects.toMatchObject(denied);
});

it('a user who hides is no longer seen by others, and is again when shown', async () => {
  const isOnline = (status: unknown) => status === 'online';
  await set(own('/status'), 'online');
  await seen(mirela, `presence/${arbenId}/status`, isOnline);
  const ending = seen(mirela, `presence/${arbenId}`, () => false);
  backend.realtime.write(`hidden/${arbenId}`, true);
  await expect(ending).rejects.toMatchObject(denied);
  await seen(arben, `presence/${arbenId}/status`, isOnline);
  backend.realtime.remove(`hidden/${arbenId}`);
  await seen(mirela, `presence/${arbenId}/status`, isOnline);
});

it('a listener ends with the sign-out', async () => {
  const passer = await host.user(demoId('teamAdmin'));
  await seen(passer, `presence/${arbenId}`, () => true);
  const ending = seen(passer, `presence/${arbenId}`, () => false);
  await passer.auth.signOut();
  await expect(ending).rejects.toMatchObject(denied);
  await passer.signIn();
  await seen(passer, `presence/${arbenId}`, () => true);
});

it('transactions run again on newer data; increments add up', async () => {
  await meet();
  await set(own(), { status: 'online', metadata: { count: 0 } });
  const counts = Array.from({ length: 5 }, () =>
    runTransaction(own('/metadata/count'), (count: number | null) => (count ?? 0) + 1),
  );
  await Promise.all([...counts, ...Array.from({ length: 5 }, () => set(own('/metadata/other'), increment(2)))]);
  // the SDK's cache is now stale, and the hash differs
  backend.realtime.write(`presence/${arbenId}/metadata/count`, 40);
  await runTransaction(own('/metadata/count'), (count: number | null) => (count ?? 0) + 1);
  expect(backend.realtime.read(`presence/${arbenId}/metadata`)).toEqual({ count: 41, other: 10 });
});

it('large values and surrogate pairs arrive intact', async () => {
  // The SDK cuts long texts anywhere, so what it sends has single code units; the server never cuts a character.
  const long = 'ë'.repeat(50_000);
  await set(own(), { status: 'online', metadata: { long } });
  expect(backend.realtime.read(`presence/${arbenId}/metadata/long`)).toBe(long);
  const goals = `a${'⚽🏀'.repeat(20_000)}`;
  backend.realtime.write(`presence/${arbenId}/metadata/goals`, goals);
  expect((await get(ref(mirela.db, `presence/${arbenId}/metadata/goals`))).val()).toBe(goals);
});

it('members of a room receive its events in query order', async () => {
  await meet();
  const goal = (minute: number) => ({ type: 'Goal', data: { minute, activity: { actor: { id: arbenId } } } });
  const heard = seen(
    mirela,
    query(ref(mirela.db, 'rooms/fixture-1/events'), orderByChild('data/minute'), startAt(2), limitToLast(2)),
    (value) => Object.keys(value ?? {}).length === 2,
  );
  for (const minute of [3, 1, 2]) backend.realtime.push('rooms/fixture-1/events', goal(minute));
  expect(Object.values((await heard) as object)).toEqual(expect.arrayContaining([goal(3), goal(2)])); // two children, as awaited
  const stranger = await host.user(demoId('teamAdmin'));
  await expect(get(ref(stranger.db, 'rooms/fixture-1/events'))).rejects.toThrow('Permission denied');
});

it('[API-45] [ENT-45] [RTM-18] an event of the API reaches the user’s browser, which removes it', async () => {
  const told = seen(mirela, `events/${mirelaId}`, (value) => value !== null);
  const booking_id = backend.control.db.read.bookings
    .by('user', arbenId)
    .find((one) => one.venue_id === venueIds.liqeni && one.status !== 'Unbooked')?.id;
  await arben.call('/realtime/send-event', {
    user_ids: [mirelaId],
    event_type: 'NewBookingAdded',
    data: { booking_id },
  });
  const events = (await told) as object; // not null, as awaited
  expect(Object.values(events)).toMatchObject([
    { type: 'NewBookingAdded', data: { booking_id, venue_id: venueIds.liqeni } },
  ]);
  await remove(ref(mirela.db, `events/${mirelaId}/${Object.keys(events)[0]}`));
  expect(backend.realtime.read(`events/${mirelaId}`)).toBeNull();
});

it('[RTM-18] who signs out of the last session is offline, although no connection of it had the time to say so', async () => {
  const people = [await host.user(arbenId), await host.user(arbenId)];
  for (const [index, person] of people.entries()) {
    await person.call('/realtime/online', { connection_id: `tab-${index}` });
    await onDisconnect(ref(person.db, `connections/${arbenId}/tab-${index}`)).remove(); // the other one is thought to stay
  }
  const status = () => backend.realtime.read(`presence/${arbenId}/status`);
  const said: unknown[] = [];
  for (const person of people) {
    await person.call('/auth/logout', { device_id: 'this-one' });
    said.push(status());
  }
  expect(said).toEqual(['online', 'offline']);
});

it('an expired token is renewed automatically', async () => {
  now = start + 3_600_000;
  await set(own('/status'), 'online');
  expect(backend.realtime.read(`presence/${arbenId}/status`)).toBe('online');
});

it('control requests change it from outside', async () => {
  const control = async (path: string, body: object | null) => {
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    return (await fetch(`${host.origin}/__mock/realtime${path}`, init)).json();
  };
  expect(await control('', { path: 'rooms/fixture-1/members/1', value: { joined_at: 1 } })).toEqual({
    data: { joined_at: 1 },
  });
  expect(await control('', null)).toMatchObject({
    data: { rooms: { 'fixture-1': { members: { 1: { joined_at: 1 } } } } },
  });
  expect(await control('/cut', { user_id: 9999 })).toEqual({ cut: 0 });
});

it('a venue’s users receive a new booking at once', async () => {
  const told = seen(mirela, `events/${mirelaId}`, (value) => value !== null);
  await arben.call('/bookings', {
    court_id: courtIds.liqeni1,
    date: '2026-11-26',
    time_slot_id: 14,
    slot_count: 1,
    weekly: false,
  });
  expect(Object.values((await told) as object)).toMatchObject([
    { type: 'NewBookingAdded', data: { venue_id: venueIds.liqeni, date: '2026-11-26' } },
  ]); // not null, as awaited
});
