import { QueryClient } from '@tanstack/react-query';
import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { realtimeRecordArrived } from '../../models/realtime-events/realtime-events.model.ts';
import { $snackbars } from '../../models/snackbars/snackbars.model.ts';
import { createI18n } from '../../shared/i18n/i18n.ts';
import { startRealtimeNotices } from './realtime-notices.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

async function setUp() {
  const scope = fork();
  const client = new QueryClient();
  client.setQueryData(['/notifications'], {});
  const reads = vi.spyOn(client, 'invalidateQueries');
  const { view, load } = await createI18n('en');
  await load('notifications');
  const stop = startRealtimeNotices({
    scope,
    queryClient: () => client,
    i18n: { view, load },
    navigate: () => {},
    address: () => '/',
  });
  let n = 0;
  const arrive = async (data: object = { silent: true }) => {
    n += 1;
    const value = { type: 'EventInvitationNotification', data: { event_id: 3, ...data } };
    await allSettled(realtimeRecordArrived, { scope, params: { key: `k${n}`, value } });
    await vi.advanceTimersByTimeAsync(0);
  };
  const said = () => scope.getState($snackbars).length;
  const isOld = () => client.getQueryState(['/notifications'])?.isInvalidated;
  return { reads, stop, arrive, said, isOld };
}

it('an event whose notice was collapsed says nothing, but the count is read again', async () => {
  const { arrive, said, isOld } = await setUp();
  await arrive();
  expect([said(), isOld()]).toEqual([0, true]);
  await arrive({});
  expect(said()).toBe(1);
});

it('of a hundred events in a second the first is read at once, the others together after it', async () => {
  const { reads, arrive, stop } = await setUp();
  await arrive();
  const once = reads.mock.calls.length;
  expect(once).toBeGreaterThan(0);
  for (let n = 0; n < 100; n += 1) await arrive();
  await vi.advanceTimersByTimeAsync(999);
  expect(reads).toHaveBeenCalledTimes(once);
  await vi.advanceTimersByTimeAsync(1);
  expect(reads).toHaveBeenCalledTimes(2 * once);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reads).toHaveBeenCalledTimes(2 * once);
  await arrive();
  expect(reads).toHaveBeenCalledTimes(3 * once);
  await arrive();
  stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reads).toHaveBeenCalledTimes(3 * once);
});
