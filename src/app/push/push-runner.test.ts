import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PushCommand, PushEvent } from '../../models/push/push.ts';
import { configureApi } from '../../shared/api/context.ts';
import type { PushDevice } from '../../shared/platform/push/push-device.ts';
import { storageKeys } from '../../shared/platform/storage-keys.ts';
import { createStorage } from '../../shared/platform/storage.ts';
import { pushRunner } from './push-runner.ts';

const sent: [string, string, unknown][] = [];
let status = 200;
beforeEach(() => {
  sent.length = 0;
  status = 200;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    sent.push([method, url, body === undefined ? null : JSON.parse(body)]);
    if (status === 0) throw new TypeError('no network');
    return Response.json({ success: status === 200, message: null, errors: [], data: null }, { status });
  });
  vi.stubGlobal('navigator', { onLine: true });
  configureApi({ getToken: () => 't' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function setUp(changes: Partial<PushDevice> = {}) {
  const kept = new Map<string, string>();
  const area = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  const storage = createStorage({ local: () => area, session: () => area });
  const events: PushEvent[] = [];
  const unsubscribe = vi.fn<() => Promise<void>>(async () => {});
  const sayOn = vi.fn<() => void>();
  const device: PushDevice = {
    place: () => 'askable',
    ask: async () => 'granted',
    ready: async () => {},
    subscribe: async () => 'token',
    unsubscribe,
    localToken: null,
    deliver: async () => {},
    ...changes,
  };
  const run = pushRunner({
    report: (event) => void events.push(event),
    device,
    deviceId: 'd',
    storage,
    language: () => 'sq',
    sayOn,
    warn: () => {},
  });
  return { events, unsubscribe, sayOn, kept, run: (command: PushCommand) => run(command) };
}
const subscribe: PushCommand = { type: 'subscribe', userId: 7 };
const body = { module: 'base', device_id: 'd', platform: 'web', token: 'token', locale: 'sq' };

describe('[PWA-23] turning on', () => {
  it('asks the browser, the service and the server, and keeps whose it is', async () => {
    const { run, events, kept } = setUp();
    await run(subscribe);
    expect(sent).toEqual([['POST', '/api/push/subscription', body]]);
    expect(events).toEqual([{ type: 'subscribed', userId: 7 }]);
    expect(kept.get(storageKeys.push.name)).toBe('7');
  });
  it.each([
    ['denied', 'refused'],
    ['default', 'undecided'],
  ] as const)('[PWA-27] the browser says %s: %s, and nobody else is asked', async (answer, type) => {
    const service = vi.fn<PushDevice['subscribe']>();
    const { run, events, kept } = setUp({ ask: async () => answer, subscribe: service });
    await run(subscribe);
    expect([events, sent, kept.size, service.mock.calls]).toEqual([[{ type }], [], 0, []]);
  });
  it('says after ten seconds that no service answers', async () => {
    const { run, events } = setUp({ subscribe: () => new Promise(() => {}) });
    const done = run(subscribe);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(events).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect([events, sent]).toEqual([[{ type: 'failed', why: 'no-service' }], []]);
  });
  it('waits a minute for a worker that is still being installed, and blames no service', async () => {
    const installed = Promise.withResolvers<void>();
    const slow = setUp({ ready: () => installed.promise });
    const done = slow.run(subscribe);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(slow.events).toEqual([]);
    installed.resolve();
    await done;
    expect(slow.events).toEqual([{ type: 'subscribed', userId: 7 }]);

    const none = setUp({ ready: () => new Promise(() => {}) });
    const ended = none.run(subscribe);
    await vi.advanceTimersByTimeAsync(60_000);
    await ended;
    expect(none.events).toEqual([{ type: 'failed', why: 'failed' }]);
  });
  it.each([
    [0, 'offline'],
    [500, 'failed'],
    [403, 'failed'],
  ])('the server answers %i: %s', async (answer, why) => {
    status = answer;
    const { run, events, kept } = setUp();
    await run(subscribe);
    expect([events, kept.size]).toEqual([[{ type: 'failed', why }], 0]);
  });
  it('without a network it is not tried', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { run, events } = setUp();
    await run(subscribe);
    expect([events, sent]).toEqual([[{ type: 'failed', why: 'offline' }], []]);
  });
});

it('renewing asks no user and says nothing, also when it fails', async () => {
  const ask = vi.fn<PushDevice['ask']>();
  const { run, events } = setUp({ ask });
  await run({ type: 'renew', userId: 7 });
  status = 500;
  await run({ type: 'renew', userId: 7 });
  expect([sent.length, events, ask.mock.calls]).toEqual([2, [], []]);
});

it('turning off tells the server and the service, and keeps nothing', async () => {
  const { run, kept, unsubscribe } = setUp();
  await run(subscribe);
  await run({ type: 'unsubscribe' });
  expect(sent[1]).toEqual(['DELETE', '/api/push/subscription/d?module=base', null]);
  expect([kept.size, unsubscribe.mock.calls.length]).toEqual([0, 1]);
});

it('who leaves is forgotten by the device alone: the server ends it with the session', async () => {
  const { run, unsubscribe } = setUp();
  await run({ type: 'forget' });
  expect([unsubscribe.mock.calls.length, sent]).toEqual([1, []]);
});

it('remembers that this session was asked, and says that it is on', async () => {
  const { run, kept, sayOn } = setUp();
  await run({ type: 'remember' });
  await run({ type: 'say-on' });
  expect([kept.get(storageKeys.pushAsked.name), sayOn.mock.calls.length]).toEqual(['1', 1]);
});
