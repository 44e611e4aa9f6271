import { MutationCache, QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { keys, onScreen } from '../../../tests/setup/reads-on-screen.ts';
import { OptimisticUpdate } from './optimistic.ts';
import { outdate, settleWrite } from './outdates.ts';

describe('a write', () => {
  it.each([
    ['cancelBooking', ['bookings', 'times', 'venue'], ['booking', 'venues', 'bookmarks']],
    ['addVenueBookmark', ['bookmarks'], []],
    ['markNotificationRead', ['notifications'], []],
    ['updateOrganization', ['organization'], []],
    ['updateVenue', ['times', 'venue'], ['venues', 'bookmarks']],
    ['updateSetting', ['settings'], []],
    ['bulkUpsertSettings', ['times', 'venue', 'settings', 'organization'], ['venues', 'bookmarks']],
    ['decideApplication', ['notifications', 'teams', 'applications', 'dashboard'], ['organization', 'games']],
    ['addTeamBookmark', [], []],
    ['login', [], []],
  ] as const)('%s refetches %j on screen, and %j the next time', async (cause, now, next) => {
    const { client, asked, stale } = onScreen();
    await outdate(client, cause);
    expect([asked, stale()]).toEqual([now, next]);
  });

  it('several at once refetch once', async () => {
    const { client, asked } = onScreen();
    await outdate(client, 'cancelBooking', 'markNotificationRead', 'cancelBooking');
    expect(asked).toEqual(['bookings', 'times', 'venue', 'notifications']);
  });
});

it('of several writes that outdate the same, the last one refetches', async () => {
  const settled = vi.fn<(id: unknown) => void>();
  const mutationCache = new MutationCache({
    onSuccess: async (_data, id, shown, mutation, context) => {
      await settleWrite(context.client, mutation, shown, context);
      settled(id);
    },
  });
  const { client, asked } = onScreen(new QueryClient({ mutationCache }));
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const [first, second] = answers.map(({ promise }, id) =>
    mutationCache
      .build(client, {
        mutationKey: id === 0 ? ['markNotificationRead'] : ['markNotificationsRead'],
        mutationFn: () => promise,
      })
      .execute(id),
  );
  answers[0]?.resolve();
  await first;
  expect([settled.mock.calls, asked]).toEqual([[[0]], []]);
  answers[1]?.resolve();
  await second;
  expect(asked).toEqual(['notifications']);
});

it('a write refetches once what its optimistic update left stale on screen', async () => {
  const { client, asked } = onScreen();
  void client.invalidateQueries({ queryKey: keys.venue, refetchType: 'none' });
  void client.invalidateQueries({ queryKey: keys.bookmarks, refetchType: 'none' });
  const shown = new OptimisticUpdate(client);
  for (const queryKey of Object.values(keys)) shown.change<object>(queryKey, (data) => ({ data, undo: () => data }));
  await settleWrite(client, { options: { mutationKey: ['addVenueBookmark'] } }, shown, { client });
  expect(asked).toEqual(['bookmarks', 'venue']);
});
