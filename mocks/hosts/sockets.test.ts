import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createTestBackend, testNow } from '../testing.ts';
import { type RealtimeHost, openRealtimeHost } from './realtime-testing.ts';
import type { MockServerOptions } from './server.ts';

const open: RealtimeHost[] = [];
async function serve(options: MockServerOptions = {}): Promise<RealtimeHost> {
  const host = await openRealtimeHost({
    create: (given) => createTestBackend({}, given),
    now: () => testNow,
    ...options,
  });
  open.push(host);
  return host;
}
afterEach(async () => {
  for (const host of open.splice(0)) await host.close();
});

const socketTo = (host: RealtimeHost, cookie = '', path = '/.ws?v=5') =>
  new WebSocket(host.origin.replace('http', 'ws') + path, { headers: { cookie } });
const greeting = (socket: WebSocket) =>
  new Promise((resolve) => socket.once('message', (data: Buffer) => resolve(JSON.parse(data.toString()))));
const ended = (socket: WebSocket) => new Promise((resolve) => socket.once('close', resolve));

it('cookies select the database and freeze its clock', async () => {
  const host = await serve();
  const hello = await greeting(socketTo(host, 'fusha-db=one; fusha-now=2027-01-01T12:00:00%2B01:00'));
  expect(hello).toMatchObject({ d: { d: { ts: Date.UTC(2027, 0, 1, 11), h: new URL(host.origin).host } } });
  const [one, other] = await Promise.all([host.mock.backend('one'), host.mock.backend()]);
  expect([one.realtime.online, other.realtime.online]).toEqual([[null], []]);
});

it('ignores other addresses', async () => {
  const socket = socketTo(await serve(), '', '/elsewhere');
  expect(await new Promise((resolve) => socket.once('error', (error) => resolve(error.message)))).toMatch(
    /hang up|reset/,
  );
});

it('in the scenario offline no socket stays open', async () => {
  const host = await serve();
  const { control } = await host.mock.backend();
  const before = socketTo(host);
  await greeting(before);
  const cut = ended(before);
  await control.setScenario('offline');
  await cut;
  await ended(socketTo(host));
  expect((await host.mock.backend()).realtime.online).toEqual([]);
});

it('new code takes over the data, and clients reconnect', async () => {
  const host = await serve();
  const before = socketTo(host);
  await greeting(before);
  (await host.mock.backend()).realtime.write('rooms/fixture-1/members/1', { joined_at: 1 });
  const cut = ended(before);
  host.mock.renew((options) => createTestBackend({}, options));
  await cut;
  expect((await host.mock.backend()).realtime.read('rooms/fixture-1/members')).toEqual({ 1: { joined_at: 1 } });
});

it('keeps the data over a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fusha-realtime-'));
  const first = await serve({ file: join(folder, 'db.json') });
  const { realtime } = await first.mock.backend();
  realtime.write('events/1/e', { type: 'NewBookingAdded' });
  await first.mock.close();
  const second = await serve({ file: join(folder, 'db.json') });
  expect((await second.mock.backend()).realtime.read('events')).toEqual({ 1: { e: { type: 'NewBookingAdded' } } });
  rmSync(folder, { recursive: true });
});
