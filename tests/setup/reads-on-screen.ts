import { QueryClient, QueryObserver } from '@tanstack/react-query';
import {
  getGetBookingQueryKey,
  getListBookingsQueryKey,
} from '../../src/shared/api/generated/endpoints/bookings/bookings.ts';
import { getListGamesQueryKey } from '../../src/shared/api/generated/endpoints/games/games.ts';
import { getListCitiesQueryKey } from '../../src/shared/api/generated/endpoints/lookups/lookups.ts';
import { getListNotificationsQueryKey } from '../../src/shared/api/generated/endpoints/notifications/notifications.ts';
import {
  getGetOrganizationDashboardQueryKey,
  getListOrganizationUsersQueryKey,
} from '../../src/shared/api/generated/endpoints/mod-organization/mod-organization.ts';
import { getGetOrganizationQueryKey } from '../../src/shared/api/generated/endpoints/organizations/organizations.ts';
import { getListSettingsQueryKey } from '../../src/shared/api/generated/endpoints/settings/settings.ts';
import { getListApplicationsQueryKey } from '../../src/shared/api/generated/endpoints/applications/applications.ts';
import { getListTeamsQueryKey } from '../../src/shared/api/generated/endpoints/teams/teams.ts';
import {
  getGetVenueAvailabilityQueryKey,
  getGetVenueQueryKey,
  getListVenuesQueryKey,
} from '../../src/shared/api/generated/endpoints/venues/venues.ts';

/** Some reads, by name. */
export const keys = {
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

/** A client that has every one of `keys` on screen. `asked` and `stale` give the names of those that were read again, and that wait for it. */
export function onScreen(client = new QueryClient()) {
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
