import { QueryClient } from '@tanstack/react-query';
import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pushMessageReceived } from '../../models/push/push.model.ts';
import { listeningChanged, type Listening } from '../../models/realtime-events/listening.model.ts';
import { snackbarActionChosen, $snackbars } from '../../models/snackbars/snackbars.model.ts';
import { createI18n } from '../../shared/i18n/i18n.ts';
import { startPushNotices } from './push-notices.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('location', { origin: 'https://fusha.al' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function setUp(shown = '/venues') {
  const scope = fork();
  const client = new QueryClient();
  client.setQueryData(['/notifications'], {});
  const { view, load } = await createI18n('en');
  await load('notifications');
  const navigate = vi.fn<(address: string) => void>();
  const stop = startPushNotices({
    scope,
    queryClient: () => client,
    i18n: { view, load },
    navigate,
    address: () => shown,
  });
  const message = {
    id: '7',
    type: 'fixture-official',
    title: 'You are asked',
    body: 'A – B',
    url: '/fixtures/34?a=1#b',
  };
  return {
    scope,
    navigate,
    stop,
    arrive: async (changes: Partial<typeof message> = {}, ms = 300) => {
      await allSettled(pushMessageReceived, { scope, params: { ...message, ...changes } });
      await vi.advanceTimersByTimeAsync(ms);
    },
    listen: (isListening: boolean) =>
      allSettled(listeningChanged, {
        scope,
        params: isListening ? ({ userId: 1 } as Listening) : null, // nobody calls the client
      }),
    said: () => scope.getState($snackbars),
    isOld: () => client.getQueryState(['/notifications'])?.isInvalidated,
  };
}

it('[NOT-02] is one message that opens its page, and the list is read again', async () => {
  const { scope, arrive, said, isOld, navigate } = await setUp();
  await arrive();
  expect(said()).toMatchObject([{ title: { text: 'You are asked' }, message: { text: 'A – B' } }]);
  expect(isOld()).toBe(true);
  await allSettled(snackbarActionChosen, { scope, params: { id: said()[0]?.id ?? '', index: 0 } });
  expect(navigate.mock.calls).toEqual([['/fixtures/34?a=1#b']]);
});

it('without a second line the title is the message', async () => {
  const { arrive, said } = await setUp();
  await arrive({ body: '' });
  expect(said()).toMatchObject([{ title: null, message: { text: 'You are asked' } }]);
});

it('offers no way to what is on screen', async () => {
  const { arrive, said } = await setUp('/fixtures/34?a=1#b');
  await arrive();
  expect(said()).toMatchObject([{ actions: [] }]);
});

it('an address of somebody else leads to the notifications', async () => {
  const { scope, arrive, said, navigate } = await setUp();
  await arrive({ url: 'https://evil.example/' });
  await allSettled(snackbarActionChosen, { scope, params: { id: said()[0]?.id ?? '', index: 0 } });
  expect(navigate.mock.calls).toEqual([['/notifications']]);
});

it('several at once are one message', async () => {
  const { arrive, said } = await setUp();
  await arrive({}, 0);
  await arrive({ id: '8' }, 0);
  await arrive({ id: '9' });
  expect(said()).toMatchObject([{ message: { key: 'notifications:live.several', params: { count: 3 } } }]);
});

it('what a live event tells too is left to it, as long as events arrive', async () => {
  const { arrive, said, listen } = await setUp();
  await listen(true);
  await arrive({ type: 'team-invited' });
  expect(said()).toEqual([]);
  await arrive();
  expect(said()).toHaveLength(1);
  await listen(false);
  await arrive({ type: 'team-invited', title: 'Team invitation' });
  expect(said()).toHaveLength(2);
});

it('says nothing once it is stopped', async () => {
  const { arrive, said, stop } = await setUp();
  stop();
  await arrive();
  expect(said()).toEqual([]);
});
