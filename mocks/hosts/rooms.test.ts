import { onAuthStateChanged } from 'firebase/auth';
import { get, onValue, push, ref, remove, set, type Unsubscribe } from 'firebase/database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../backend.ts';
import { openSession } from '../identity/sessions.ts';
import { call } from '../handlers/teams/testing.ts';
import { communityIds } from '../seed/communities.ts';
import { demoId } from '../seed/demo-accounts.ts';
import { eventIds } from '../seed/event-plan.ts';
import { venueIds } from '../seed/venue-plans.ts';
import { ask, become } from '../testing.ts';
import { openRealtimeHost, type RealtimeHost, type SdkUser, seen } from './realtime-testing.ts';

// Every kind of room as browsers have it, through the real SDK (decision 045).
const [owner, superUser, outsider] = [demoId('owner'), demoId('superUser'), demoId('player')];
const circle = communityIds.tennis;
/** 40 plays in the private community's event, 41 is a member who does not, 39 plays in the one for invited people. */
const [invited, player, member] = [39, 40, 41];
let host: RealtimeHost;
let backend: Backend;
let game: string;
const stops: Unsubscribe[] = [];
beforeEach(async () => {
  host = await openRealtimeHost();
  backend = await host.mock.backend();
  const made = await call(backend, owner, `POST /event/${eventIds.privateCircle}/game`);
  game = `fixture-${(made.body.data as { game: { id: number } }).game.id}`; // as the contract has it
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await host.close();
});

const roomOf = {
  fixture: () => game,
  event: () => `event-${eventIds.privateCircle}`,
  community: () => `community-${circle}`,
  venue: () => `venue-${venueIds.liqeni}`,
};
const kinds = ['fixture', 'event', 'community', 'venue'] as const;
const denied = { code: 'PERMISSION_DENIED' };
const events = (room: string) => `rooms/${room}/events`;
const join = (person: SdkUser, room: string) => person.call('/realtime/join-room', { room_id: room });
const happens = (room: string) => backend.realtime.push(events(room), { type: 'something' });

/** Somebody who is in the room and listens; `lost` resolves once they no longer may. */
async function listener(userId: number, room: string): Promise<{ person: SdkUser; lost: Promise<string> }> {
  const person = await host.user(userId);
  await join(person, room);
  const { promise: lost, resolve: end } = Promise.withResolvers<string>();
  await new Promise<void>((resolve) => {
    stops.push(
      onValue(
        ref(person.db, events(room)),
        () => resolve(),
        ({ message }) => end(message),
      ),
    );
  });
  return { person, lost };
}

describe.each(kinds)('the room of a %s', (kind) => {
  it('is read by its members, and by nobody outside', async () => {
    const room = roomOf[kind]();
    const { person } = await listener(player, room);
    happens(room);
    expect(await seen(person, events(room), (value) => value !== null)).toBeTruthy();
    const stranger = await host.user(outsider);
    // what a venue has published is everybody's to enter
    const refused = kind === 'venue' ? null : await join(stranger, room);
    expect(refused).toBeNull();
    await expect(get(ref(stranger.db, events(room)))).rejects.toThrow('Permission denied');
    await expect(seen(stranger, `rooms/${room}`, () => true)).rejects.toMatchObject(denied);
    const guest = await host.visitor(outsider);
    await expect(get(ref(guest.db, events(room)))).rejects.toThrow('Permission denied');
  });

  it('is written by the server alone', async () => {
    const room = roomOf[kind]();
    const { person } = await listener(player, room);
    const key = happens(room);
    const before = backend.realtime.read(events(room));
    const own = { type: 'event-changed', data: { activity: { actor: { id: player, name: 'Ana' } } } };
    for (const forged of [
      own,
      { type: 'x'.repeat(3_000) },
      { type: 7 },
      'text',
      { type: 'x', data: 'y'.repeat(500_000) },
    ])
      await expect(push(ref(person.db, events(room)), forged)).rejects.toMatchObject(denied);
    await expect(set(ref(person.db, `${events(room)}/${key}`), own)).rejects.toMatchObject(denied);
    await expect(remove(ref(person.db, events(room)))).rejects.toMatchObject(denied);
    for (const userId of [player, member])
      await expect(set(ref(person.db, `rooms/${room}/members/${userId}`), { joined_at: 1 })).rejects.toMatchObject(
        denied,
      );
    expect(backend.realtime.read(events(room))).toEqual(before);
  });

  it('does not show who else is in it; one leaves oneself', async () => {
    const room = roomOf[kind]();
    const { person, lost } = await listener(player, room);
    await listener(member, room);
    await expect(get(ref(person.db, `rooms/${room}/members`))).rejects.toThrow('Permission denied');
    await expect(get(ref(person.db, `rooms/${room}/members/${member}`))).rejects.toThrow('Permission denied');
    await expect(remove(ref(person.db, `rooms/${room}/members/${member}`))).rejects.toMatchObject(denied);
    await remove(ref(person.db, `rooms/${room}/members/${player}`));
    expect(await lost).toMatch(/permission_denied/i);
  });

  it('is left by a session that signed out: its socket, its listeners and its tokens end', async () => {
    const room = roomOf[kind]();
    const { person, lost } = await listener(player, room);
    const other = await listener(player, room); // another session of theirs
    const token = await person.auth.currentUser?.getIdToken();
    await person.call('/auth/logout', { device_id: 'this-one' });
    expect(await lost).toMatch(/permission_denied/i);
    expect(backend.realtime.online.filter((uid) => uid !== null)).toEqual([String(player)]);
    // the SDK is refused a new token, and signs itself out
    await new Promise<void>((resolve) => {
      stops.push(onAuthStateChanged(person.auth, (user) => user ?? resolve()));
    });
    expect(await person.call('/auth/firebase-token', {})).toBeNull();
    expect(lastAnswer(String(token))).toBe('expired_token');
    happens(room);
    expect(await seen(other.person, events(room), (value) => value !== null)).toBeTruthy();
  });
});

/** What the database says to a token that is used by hand. */
function lastAnswer(cred: string): string {
  const heard: string[] = [];
  const socket = backend.connect('ws://mock.test/.ws?v=5&ns=demo-fusha', {
    send: (frame) => heard.push(frame),
    close: () => {},
  });
  socket?.receive(JSON.stringify({ t: 'd', d: { r: 1, a: 'auth', b: { cred } } }));
  socket?.closed();
  return /"s":"(\w+)","d"/.exec(heard.at(-1) ?? '')?.[1] ?? '';
}

it('what has no record has no room', async () => {
  const person = await host.user(player);
  for (const room of ['competition-9999', 'event-9999', 'fixture-9999', 'community-9999', 'venue-9999', 'venue-01'])
    expect(await join(person, room), room).toBeNull();
});

const participant = (eventId: number, userId: number) =>
  backend.control.db.read.participants.one('participation', eventId, userId)?.id ?? 0;
const disable = () =>
  call(backend, owner, `PATCH /mod-venue/venue/${venueIds.liqeni}`, { module: 'venue', body: { status: 'disabled' } });
const disableAbove = () =>
  call(backend, superUser, `POST /mod-superuser/venue/${venueIds.liqeni}/status`, {
    module: 'superuser',
    body: { status: 'disabled', reason: 'Nuk ka leje.' },
  });
const ban = (userId: number) => () =>
  call(backend, owner, `POST /community/${circle}/ban`, { body: { user_id: userId } });
const closeEvent = () =>
  call(backend, owner, `PATCH /event/${eventIds.privateCircle}`, { body: { visibility: 'invite-only' } });
const removeMember = (userId: number) => () =>
  call(
    backend,
    owner,
    `DELETE /community/${circle}/member/${backend.control.db.read.communityMembers.one('membership', circle, userId)?.id}`,
  );
const deleteCommunity = () => call(backend, owner, `DELETE /community/${circle}`);
const removePlayer = () =>
  call(backend, owner, `DELETE /event/${eventIds.invited}/participant/${participant(eventIds.invited, invited)}`);
const leave = () => call(backend, player, `POST /community/${circle}/leave`);
const endAccount = async () =>
  ask(backend, '/auth/account?module=base', {
    method: 'DELETE',
    body: { password: 'demo1234', confirmation: 'DELETE' },
    token: await become(backend, member),
  });
/** With a code, on another device: every other session ends. */
async function changePassword(): Promise<unknown> {
  const now = Date.now();
  const { token } = await backend.control.db.transact(async (tx) => {
    const session = await openSession(tx, { userId: player, deviceId: 'other', now });
    return tx.sessions.update(session.id, { proved_at: now });
  });
  const password = 'fjalekalim9';
  const body = { module: 'base', password, password_confirmation: password };
  return ask(backend, '/auth/credentials', { method: 'PUT', body, token });
}

describe('who may read no longer is out at once', () => {
  const circles = [roomOf.community, roomOf.event, roomOf.fixture];
  it.each<readonly [string, number, readonly (() => string)[], () => Promise<unknown>]>([
    ['whose venue is disabled by its owner', player, [roomOf.venue], disable],
    ['whose venue is disabled by a super user', player, [roomOf.venue], disableAbove],
    ['who is banned from the community', player, circles, ban(player)],
    ['who is banned and only looked on', member, circles, ban(member)],
    ['who is removed from the community', member, circles, removeMember(member)],
    ['who leaves the community', player, [roomOf.community], leave],
    ['whose community is deleted', member, [roomOf.community, roomOf.event], deleteCommunity],
    ['who does not play when the event is for invited people', member, [roomOf.event, roomOf.fixture], closeEvent],
    ['who is removed from the event', invited, [() => `event-${eventIds.invited}`], removePlayer],
    ['whose account ends', member, Object.values(roomOf), endAccount],
    ['whose password changes elsewhere', player, Object.values(roomOf), changePassword],
  ])('%s', async (_, userId, rooms, act) => {
    const inside = await Promise.all(rooms.map((room) => listener(userId, room())));
    expect(await act()).toMatchObject({ status: 200 });
    for (const { lost } of inside) expect(await lost).toMatch(/permission_denied/i);
    for (const [index, { person }] of inside.entries()) {
      const room = rooms[index]?.() ?? '';
      happens(room);
      await expect(get(ref(person.db, events(room)))).rejects.toThrow('Permission denied');
    }
  });

  it('while those who still may stay', async () => {
    const staying = await listener(invited, roomOf.event());
    await ban(player)();
    await closeEvent();
    happens(roomOf.event());
    const something = (value: unknown) => JSON.stringify(value).includes('something');
    expect(await seen(staying.person, events(roomOf.event()), something)).toBeTruthy();
  });
});

it('joining does not name who hides', async () => {
  const hidden = await host.user(player);
  const room = roomOf.event();
  await call(backend, player, 'PUT /settings/show_online', { body: { scope: 'user', value: false } });
  expect(await join(hidden, room)).toEqual({ room_id: room, members: [player] });
  expect(await join(await host.user(invited), room)).toEqual({ room_id: room, members: [invited] });
  expect(await join(await host.user(member), room)).toEqual({ room_id: room, members: [invited, member] });
});
