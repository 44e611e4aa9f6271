import { MutationCache, QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { getGetBookingQueryKey, getListBookingsQueryKey } from './generated/endpoints/bookings/bookings.ts';
import { getListGamesQueryKey } from './generated/endpoints/games/games.ts';
import { getListCitiesQueryKey } from './generated/endpoints/lookups/lookups.ts';
import { getListNotificationsQueryKey } from './generated/endpoints/notifications/notifications.ts';
import {
  getGetOrganizationDashboardQueryKey,
  getListOrganizationUsersQueryKey,
} from './generated/endpoints/mod-organization/mod-organization.ts';
import { getGetOrganizationQueryKey } from './generated/endpoints/organizations/organizations.ts';
import { getListSettingsQueryKey } from './generated/endpoints/settings/settings.ts';
import { getListApplicationsQueryKey } from './generated/endpoints/applications/applications.ts';
import { getListTeamsQueryKey } from './generated/endpoints/teams/teams.ts';
import {
  getGetVenueAvailabilityQueryKey,
  getGetVenueQueryKey,
  getListVenuesQueryKey,
} from './generated/endpoints/venues/venues.ts';
import { OptimisticUpdate } from './optimistic.ts';
import { outdate, settleWrite } from './outdates.ts';

const keys = {
  bookings: getListBookingsQueryKey({ when: 'upcoming', page: 2 }),
  booking: getGetBookingQueryKey(7),
  times: getGetVenueAvailabilityQueryKey(3, { date: '2026-11-26' }),
  venue: getGetVenueQueryKey('arena'),
  venues: getListVenuesQueryKey({ page: 1 }),
  bookmarks: getListVenuesQueryKey({ page: 1, bookmark: true }),
  notifications: getListNotificationsQueryKey({ page: 2 }),
  settings: getListSettingsQueryKey({ scope: 'app' }),
  cities: getListCitiesQueryKey(),
  teams: getListTeamsQueryKey({ page: 1 }),
  applications: getListApplicationsQueryKey({ direction: 'received' }),
  organization: getGetOrganizationQueryKey('liga'),
  organizationUsers: getListOrganizationUsersQueryKey(3, { profile: 'completed' }),
  games: getListGamesQueryKey({ page: 1 }),
  dashboard: getGetOrganizationDashboardQueryKey(3),
};

/** A client that has every key on screen. `stale` and `refetched` give the names of the keys. */
function onScreen(client = new QueryClient()) {
  const asked: string[] = [];
  for (const [name, queryKey] of Object.entries(keys)) {
    client.setQueryData(queryKey, {});
    const queryFn = () => Promise.resolve(asked.push(name));
    new QueryObserver<unknown>(client, { queryKey, queryFn, staleTime: Infinity }).subscribe(() => {});
  }
  const stale = () =>
    Object.entries(keys).flatMap(([name, key]) => (client.getQueryState(key)?.isInvalidated ? [name] : []));
  return { client, asked, stale };
}

describe('a write or an event', () => {
  it.each([
    ['cancelBooking', ['bookings', 'times', 'venue'], ['booking', 'venues', 'bookmarks']],
    ['NewBookingAdded', ['bookings', 'times', 'venue', 'notifications'], ['booking', 'venues', 'bookmarks']],
    ['addVenueBookmark', ['bookmarks'], []],
    ['markNotificationRead', ['notifications'], []],
    ['EventInvitationNotification', ['notifications'], ['games']],
    ['VenueStatusChanged', ['venue', 'venues', 'bookmarks', 'notifications'], []],
    ['VenueRoleChanged', ['notifications'], []],
    ['VenueRoleLost', [], []],
    ['OrganizationRoleChanged', ['notifications', 'organizationUsers'], []],
    ['OrganizationRoleLost', ['notifications', 'games', 'dashboard'], []],
    ['GameChanged', ['notifications', 'games', 'dashboard'], []],
    ['updateOrganization', ['organization'], []],
    ['updateVenue', ['times', 'venue'], ['venues', 'bookmarks']],
    ['updateSetting', ['settings'], []],
    ['bulkUpsertSettings', ['times', 'venue', 'settings', 'organization'], ['venues', 'bookmarks']],
    ['TeamChanged', ['notifications', 'teams', 'applications'], []],
    ['decideApplication', ['notifications', 'teams', 'applications'], []],
    ['addTeamBookmark', [], []],
    ['login', [], []],
  ] as const)('%s refetches %j on screen, and %j the next time', async (cause, now, next) => {
    const { client, asked, stale } = onScreen();
    await outdate(client, cause);
    expect([asked, stale()]).toEqual([now, next]);
  });

  it('several at once refetch once', async () => {
    const { client, asked } = onScreen();
    await outdate(client, 'NewBookingAdded', 'EventCreationNotification', 'NewBookingAdded');
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
