import { allSettled, fork } from 'effector';
import { expect, it, vi } from 'vitest';
import { pushMachine } from '../../models/push/push.model.ts';
import type { PushEvent } from '../../models/push/push.ts';
import { listeningChanged, type Listening } from '../../models/realtime-events/listening.model.ts';
import { followLocalPushes } from './local-messages.ts';

function setUp(isDelivered = true) {
  const scope = fork();
  const log: string[] = [];
  const hear: { arrived?: (key: string, value: unknown) => void } = {};
  const pushes = {
    watch: (userId: number, token: string, arrived: (key: string, value: unknown) => void) => {
      log.push(`watch ${userId} ${token}`);
      hear.arrived = arrived;
      return () => void log.push('stop');
    },
    remove: async (userId: number, token: string, key: string) => void log.push(`remove ${userId} ${token} ${key}`),
  };
  const deliver = vi.fn<(key: string, message: unknown) => Promise<void>>(() =>
    isDelivered ? Promise.resolve() : Promise.reject(new Error('no worker')),
  );
  const end = followLocalPushes(scope, 'local-a', { deliver }, (text) => void log.push(text));
  return {
    log,
    hear,
    deliver,
    end,
    happens: async (params: PushEvent) => {
      await allSettled(pushMachine.occurred, { scope, params });
      await Promise.resolve();
    },
    listen: async (userId: number | null) => {
      const params = userId === null ? null : ({ client: { pushes }, userId } as unknown as Listening); // no other part is used
      await allSettled(listeningChanged, { scope, params });
      await Promise.resolve();
    },
  };
}
const on: PushEvent = { type: 'seen', userId: 1, place: 'on', mayOffer: false };

it('[PWA-23] listens only for who has turned it on, as long as events arrive', async () => {
  const { log, happens, listen, end } = setUp();
  await listen(1);
  expect(log).toEqual([]);
  await happens(on);
  expect(log).toEqual(['watch 1 local-a']);
  await listen(null);
  expect(log).toEqual(['watch 1 local-a', 'stop']);
  await listen(1);
  await happens({ type: 'turned-off' });
  expect(log.slice(2)).toEqual(['watch 1 local-a', 'stop']);
  end();
  expect(log).toHaveLength(4);
});

it('hands a message to the worker, then removes it', async () => {
  const { log, hear, deliver, happens, listen } = setUp();
  await happens(on);
  await listen(1);
  hear.arrived?.('k', { title: 'T' });
  await vi.waitFor(() => expect(log).toContain('remove 1 local-a k'));
  expect(deliver.mock.calls).toEqual([['k', { title: 'T' }]]);
});

it('keeps what no worker took', async () => {
  const { log, hear, happens, listen } = setUp(false);
  await happens(on);
  await listen(1);
  hear.arrived?.('k', {});
  await vi.waitFor(() => expect(log).toContain('A push message stays.'));
  expect(log.some((one) => one.startsWith('remove'))).toBe(false);
});
