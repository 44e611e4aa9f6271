import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Backend } from '../backend.ts';
import { call } from '../handlers/teams/testing.ts';
import { openSession } from '../identity/sessions.ts';
import { idTokenOf } from '../identity/tokens.ts';
import type { Json } from '../realtime/json.ts';
import { demoId } from '../seed/demo-accounts.ts';
import { eventIds } from '../seed/event-plan.ts';
import { testUser } from '../testing.ts';
import { openRealtimeHost, type RealtimeHost } from './realtime-testing.ts';

/** Readers of one game, each with a socket of their own; `npm run test:full` has as many as a big game. */
const WATCHERS = process.env['TEST_FULL'] ? 1_000 : 100;
const EVENTS = 20;
const timeout = 200 * WATCHERS;
/** Of the seed: a game of football that is on, and who runs its league. */
const [GAME, organizer] = [29, demoId('organizationManager')];
const now = Date.parse('2026-11-24T10:00:00+01:00');
const events = (gameId: number) => `rooms/fixture-${gameId}/events`;

let host: RealtimeHost;
let backend: Backend;
const sockets: WebSocket[] = [];
beforeAll(async () => {
  host = await openRealtimeHost({ now: () => now });
  backend = await host.mock.backend();
  const claimed = await call(backend, organizer, `POST /fixture/${GAME}/track/claim`, { module: 'organization' });
  if (claimed.status !== 200) throw new Error('the game cannot be tracked');
}, timeout);
afterAll(async () => {
  for (const socket of sockets) socket.terminate();
  await host.close();
}, timeout);

interface Person {
  readonly id: number;
  readonly token: string;
  readonly session: number;
}
let known = 0;
/** People who have signed in; nothing else is known of them. */
const people = (count: number): Promise<Person[]> =>
  backend.control.db.transact(async (tx) => {
    const made: Person[] = [];
    for (let n = 0; n < count; n += 1) {
      known += 1;
      const { id } = await tx.users.insert(
        testUser({ name: `Shikues ${known}`, phone_number: `6820${10_000 + known}` }),
      );
      const { token, id: session } = await openSession(tx, { userId: id, deviceId: null, now });
      made.push({ id, token, session });
    }
    return made;
  });

async function join({ token }: Person, gameId: number): Promise<number> {
  const response = await fetch(`${host.origin}/api/realtime/join-room`, {
    method: 'POST',
    body: JSON.stringify({ module: 'base', room_id: `fixture-${gameId}` }),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  });
  await response.arrayBuffer();
  return response.status;
}

interface Told {
  readonly key: string;
  readonly value: Json;
}
/** A browser below the SDK: its socket, signed in. */
async function connect({ id, session }: Person) {
  const socket = new WebSocket(`${host.origin.replace('http', 'ws')}/.ws?v=5&ns=demo-fusha`);
  sockets.push(socket);
  const told: Told[] = [];
  const replies = new Map<number, (status: string) => void>();
  const waiting: (() => void)[] = [];
  let requests = 0;
  socket.on('message', (data: Buffer) => {
    const { t, d } = JSON.parse(data.toString()) as Frame; // the server's protocol; hosts of tests send whole frames of this size
    if (t !== 'd') return;
    if (d.r !== undefined) replies.get(d.r)?.(d.b.s ?? '');
    else if (d.b.p?.startsWith(`${events(GAME)}/`))
      told.push({ key: d.b.p.slice(events(GAME).length + 1), value: d.b.d ?? null });
    for (const look of waiting) look();
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const request = (action: string, body: object) => {
    requests += 1;
    const number = requests;
    socket.send(JSON.stringify({ t: 'd', d: { r: number, a: action, b: body } }));
    return new Promise<string>((resolve) => replies.set(number, resolve));
  };
  const person = { uid: String(id), signedInBy: 'custom', subject: null, name: null, email: null };
  expect(await request('auth', { cred: idTokenOf({ ...person, extra: { module: 'base', session } }, now) })).toBe('ok');
  return {
    told,
    /** What the server says to a listener. */
    listen: (gameId: number) => request('q', { p: `/${events(gameId)}`, h: '' }),
    /** Answers come in order: whatever was sent before has arrived. */
    settled: () => request('s', {}),
    async has(count: number) {
      if (told.length >= count) return;
      await new Promise<void>((resolve) => waiting.push(() => told.length >= count && resolve()));
    },
  };
}
interface Frame {
  readonly t: string;
  readonly d: { readonly r?: number; readonly b: { readonly s?: string; readonly p?: string; readonly d?: Json } };
}

/** So many at a time, as a machine has no thousand requests on their way. */
async function each<T, R>(list: readonly T[], run: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let from = 0; from < list.length; from += 50)
    results.push(...(await Promise.all(list.slice(from, from + 50).map(run))));
  return results;
}

const goal = (n: number) => ({
  client_id: `3f2504e0-4f89-41d3-9a0c-${String(n).padStart(12, '0')}`,
  type: 'goal',
  side: n % 3 === 0 ? 'away' : 'home',
  period: 1,
  clock_ms: 1_500_000 + n * 1_000,
  at: new Date(now).toISOString(),
});

describe('a game that many watch', () => {
  it('tells each of them each event once, and nobody the score', { timeout }, async () => {
    const readers = await people(WATCHERS);
    expect(new Set(await each(readers, (one) => join(one, GAME)))).toEqual(new Set([200]));
    const watchers = await each(readers, connect);
    expect(new Set(await each(watchers, (one) => one.listen(GAME)))).toEqual(new Set(['ok']));
    let passed = 0;
    for (let n = 1; n <= EVENTS; n += 1) {
      const began = performance.now();
      const body = { events: [goal(n)] };
      const sent = call(backend, organizer, `POST /fixture/${GAME}/track/events`, { module: 'organization', body });
      expect((await sent).status).toBe(200);
      await Promise.all(watchers.map((one) => one.has(n)));
      passed += performance.now() - began;
    }
    await each(watchers, (one) => one.settled());
    const keys = new Set(watchers.flatMap(({ told }) => told.map(({ key }) => key)));
    expect(keys.size).toBe(EVENTS);
    const one = { type: 'fixture-event', data: { activity: { actor: { id: organizer, name: 'Teuta Marku' } } } };
    for (const { told } of watchers) {
      expect(told.map(({ key }) => key)).toEqual([...keys].toSorted());
      expect(told.map(({ value }) => value)).toEqual(Array.from({ length: EVENTS }, () => one));
    }
    process.stdout.write(
      `${WATCHERS} watchers: ${(passed / EVENTS).toFixed(1)} ms from an entry to the last of them\n`,
    );
  });

  it('lets in nobody who may not read it, and tells nothing to who has not come in', async () => {
    const made = await call(backend, demoId('owner'), `POST /event/${eventIds.privateCircle}/game`);
    const { game } = made.body.data as { game: { id: number } }; // as the contract has it
    const [reader, idler] = await people(2);
    if (!reader || !idler) throw new Error('nobody is there');
    expect(await join(reader, game.id)).toBe(404);
    const browser = await connect(reader);
    expect(await browser.listen(game.id)).toBe('permission_denied');
    const other = await connect(idler);
    expect(await other.listen(GAME)).toBe('permission_denied');
    const body = { events: [goal(EVENTS + 1)] };
    await call(backend, organizer, `POST /fixture/${GAME}/track/events`, { module: 'organization', body });
    await Promise.all([browser.settled(), other.settled()]);
    expect([browser.told, other.told]).toEqual([[], []]);
  });
});
