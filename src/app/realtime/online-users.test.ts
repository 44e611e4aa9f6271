import { allSettled, createWatch, fork } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  $onlineUsers,
  onlineUsersMachine,
  usersAsked,
  usersDropped,
} from '../../models/online-users/online-users.model.ts';
import type { PresenceSign, RealtimeClient } from '../../shared/platform/firebase/realtime-client.ts';
import { followOnlineUsers } from './online-users.ts';

const ANNA = 7;
const SERVER_NOW = 1_800_000_000_000;
let end: (() => void) | null = null;

/** The realtime service is there; `log` is what was subscribed to, in order. */
async function setUp() {
  const log: string[] = [];
  const hear: { record?: (sign: PresenceSign | null) => void } = {};
  // only these are used here
  const client = {
    serverNow: () => SERVER_NOW,
    presence: {
      watch: (userId: number, seen: (sign: PresenceSign | null) => void) => {
        log.push(`listen ${userId}`);
        hear.record = seen;
        return () => void log.push(`stop ${userId}`);
      },
    },
  } as unknown as RealtimeClient;
  const scope = fork();
  const changes: object[] = [];
  createWatch({ unit: $onlineUsers, scope, fn: (online) => void changes.push(online) });
  end = followOnlineUsers(scope, { client });
  await allSettled(onlineUsersMachine.occurred, { scope, params: { type: 'ready' } });
  await allSettled(usersAsked, { scope, params: [ANNA] });
  const online = () => scope.getState($onlineUsers);
  const record = async (age: number) => {
    hear.record?.({ status: 'online', timestamp: SERVER_NOW - age });
    await vi.advanceTimersByTimeAsync(0);
  };
  return { scope, log, changes, online, record };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  end?.();
  vi.useRealTimers();
});

it('[RTM-11] a user heard of 299 s ago is online for another second', async () => {
  const { online, record } = await setUp();
  expect(online()).toEqual({});
  await record(299_000);
  expect(online()).toEqual({ [ANNA]: true });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(online()).toEqual({ [ANNA]: true });
  await vi.advanceTimersByTimeAsync(1);
  expect(online()).toEqual({ [ANNA]: false });
});

it('[RTM-11] a user heard of 301 s ago is offline', async () => {
  const { online, record } = await setUp();
  await record(301_000);
  expect(online()).toEqual({ [ANNA]: false });
});

it('a heartbeat keeps a user online, and is no change for the screen', async () => {
  const { online, record, changes } = await setUp();
  for (const _minute of Array.from({ length: 10 })) {
    await record(0);
    await vi.advanceTimersByTimeAsync(60_000);
  }
  expect(online()).toEqual({ [ANNA]: true });
  expect(changes).toEqual([{ [ANNA]: true }]);
});

it('a screen that is left ends its subscriptions and leaves no timer behind', async () => {
  const { scope, log, online, record } = await setUp();
  await record(0);
  await allSettled(usersDropped, { scope, params: [ANNA] });
  await vi.advanceTimersByTimeAsync(0);
  expect(log).toEqual(['listen 7', 'stop 7']);
  expect(online()).toEqual({});
  expect(vi.getTimerCount()).toBe(0);
});

it('stopping it ends what is still subscribed', async () => {
  const { log, record } = await setUp();
  await record(0);
  end?.();
  expect(log).toEqual(['listen 7', 'stop 7']);
  expect(vi.getTimerCount()).toBe(0);
});
