import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRealtimeHost, type RealtimeHost, type SdkUser } from '../../mocks/hosts/realtime-testing.ts';
import { demoId } from '../../mocks/seed/demo-accounts.ts';
import { presenceStore } from '../../src/shared/platform/firebase/presence-store.ts';

// The app's own writes to the realtime database, without POST /realtime/online, which writes the same records.
const START = Date.UTC(2026, 10, 24, 9);
const user = demoId('player');
const connection = { userId: user, connectionId: 'tab-1' };
let now = START;
let host: RealtimeHost;
let me: SdkUser;

beforeAll(async () => {
  host = await openRealtimeHost({ now: () => now });
  me = await host.user(user);
});
afterAll(() => host.close());

const read = async (path: string): Promise<unknown> => (await host.mock.backend()).realtime.read(`${path}/${user}`);

it('[ENT-42] [ENT-43] [ENT-44] [ENT-188] [ENT-189] [ENT-190] [ENT-191] [ENT-192] [ENT-193] [ENT-194] [ENT-195] the records have exactly these fields, and are renewed', async () => {
  const store = presenceStore(me.db, () => now);
  await store.setOnline(connection, '/venues');
  const metadata = { route: '/venues', timestamp: START };
  expect(await read('presence')).toEqual({
    status: 'online',
    lastSeen: '2026-11-24T09:00:00.000Z',
    timestamp: START,
    connections: { 'tab-1': true },
    metadata,
  });
  expect(await read('connections')).toEqual({ 'tab-1': { connected: true, timestamp: START, metadata } });

  now = START + 60_000;
  await store.setOnline(connection, '/bookings');
  const later = { route: '/bookings', timestamp: START + 60_000 };
  expect(await read('presence')).toMatchObject({
    lastSeen: '2026-11-24T09:01:00.000Z',
    timestamp: START + 60_000,
    metadata: later,
  });

  now = START + 90_000;
  await store.setOffline(connection, true);
  expect(await read('presence')).toEqual({
    status: 'offline',
    lastSeen: '2026-11-24T09:01:30.000Z',
    timestamp: START + 90_000,
    metadata: later,
  });
  expect(await read('connections')).toBeNull();
});
