import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadOverlays } from '../../src/app/hosts/overlays.ts';
import { decideRoute } from '../../src/models/routing/decide-route.ts';
import { pageLoader } from '../../src/shared/routing/loader-context.ts';
import { openApp, type AppWorld } from './app-world.ts';
import { now } from './mock-world.ts';

// Requests before the first render: they come from loaders only.
vi.mock('../../src/models/routing/decide-route.ts', { spy: true });

const often = { interval: 1, timeout: 10_000 };

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  await loadOverlays();
}, 30_000);
afterAll(() => void vi.useRealTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const opened = async (options: Parameters<typeof openApp>[0]): Promise<AppWorld> => {
  const world = await openApp(options);
  const { app } = world;
  await vi.waitFor(
    () =>
      expect([
        app.router.state.initialized,
        app.router.state.navigation.state,
        app.router.state.revalidation,
        app.clients.current().isFetching(),
      ]).toEqual([true, 'idle', 'idle', 0]),
    often,
  );
  return world;
};
const asked = ({ sent }: AppWorld) => sent.map(({ operation, path }) => `${operation} ${path}`).toSorted();

const TONIGHT = 'listVenues /venues?page=1&per_page=4&available_time_slot_id=14&date=2026-11-24';
const SAVED = 'listVenues /venues?page=1&per_page=8&bookmark=true';
const NEAR = 'getExplore /explore';
const UPCOMING = 'listBookings /bookings?when=upcoming&page=1&per_page=1';

describe('the loader of /explore requests everything shown, once', () => {
  it('to a guest', async () => {
    expect(asked(await opened({ route: '/explore' }))).toEqual([NEAR, 'listSports /sports', TONIGHT]);
  });
  it('to a player, in the player’s city', async () => {
    expect(asked(await opened({ route: '/explore', as: 'player' }))).toEqual(
      ['getMe /auth/me', UPCOMING, `${NEAR}?city_id=1`, 'listSports /sports', `${TONIGHT}&city_id=1`, SAVED].toSorted(),
    );
  });
  it('to a venue’s admin, who has no bookings there', async () => {
    expect(
      asked(await opened({ route: '/explore', as: 'owner', module: 'venue' })).filter((one) =>
        one.startsWith('listBookings'),
      ),
    ).toEqual([]);
  });
});

describe('the loader of /venues', () => {
  it('requests the bookmarks of a signed-in user', async () => {
    const world = await opened({ route: '/venues?bookmark=1', as: 'player' });
    expect(asked(world).filter((one) => one.startsWith('listVenues'))).toEqual([
      'listVenues /venues?page=1&per_page=10&bookmark=true',
    ]);
  });
  it('requests no bookmarks for a guest', async () => {
    expect(asked(await opened({ route: '/venues?bookmark=1' })).filter((one) => one.startsWith('listVenues'))).toEqual(
      [],
    );
  });
});

describe('the page of a profile requests what it shows before it is drawn', () => {
  it.each([
    ['/admin/venue', 'owner', 'venue', ['getManagedVenue', 'getVenueFigures', 'listVenueBookings']],
    ['/admin/venue?view=details', 'owner', 'venue', ['getManagedVenue', 'listVenueUsers']],
    ['/admin/venue?view=photos', 'owner', 'venue', ['getManagedVenue']],
    ['/admin/venue/calendar', 'owner', 'venue', ['getVenueCalendar', 'listVenueBookings']],
    ['/admin/venue/users', 'owner', 'venue', ['listVenueUsers']],
    [
      '/admin/team',
      'teamAdmin',
      'team',
      ['getManagedTeam', 'listTeamApplications', 'listTeamFixtures', 'listTeamFixtures'],
    ],
    ['/admin/team?view=details', 'teamAdmin', 'team', ['getManagedTeam']],
    ['/admin/team/users', 'teamAdmin', 'team', ['getManagedTeam', 'listTeamApplications', 'listTeamMembers']],
    [
      '/admin/organization/home',
      'organizationManager',
      'organization',
      ['getManagedOrganization', 'getOrganizationDashboard'],
    ],
    ['/admin/organization/users', 'organizationManager', 'organization', ['listOrganizationUsers']],
    ['/admin/organization/settings', 'organizationManager', 'organization', ['getManagedOrganization']],
  ] as const)('%s', async (route, as, module, expected) => {
    const { operations } = await opened({ route, as, module });
    expect(
      operations()
        .filter((one) => one !== 'getMe')
        .toSorted(),
    ).toEqual(expected);
  });

  it('with the filters of the address', async () => {
    const shown = asked(
      await opened({
        route: '/admin/organization/users?profile=uncompleted',
        as: 'organizationManager',
        module: 'organization',
      }),
    );
    expect(shown).toEqual([
      'getMe /auth/me',
      'listOrganizationUsers /mod-organization/organization/1/users?profile=uncompleted',
    ]);
    const week = asked(
      await opened({ route: '/admin/venue/calendar?view=week&date=2026-11-26', as: 'owner', module: 'venue' }),
    );
    expect(week).toContain('getVenueCalendar /mod-venue/venue/1/calendar?from=2026-11-23&to=2026-11-29');
  });
});

it('a loader that starts nothing does not compile', () => {
  // @ts-expect-error it hands over its main query, or says that this address has none
  expect(pageLoader(() => {})).toBeTypeOf('function');
});

describe('the guard runs once at the start', () => {
  it.each([
    ['for a guest', {}],
    ['with a token', { as: 'player' as const }],
    ['with a token that is refused', { as: 'player' as const, failing: { getMe: 401 } }],
    ['with a token that nobody answers for', { as: 'player' as const, failing: { getMe: 503 } }],
    ['in another module', { as: 'owner' as const, module: 'venue' as const, route: '/account' }],
  ])('%s', async (_, options) => {
    const { operations } = await opened({ route: '/explore', ...options });
    expect(decideRoute).toHaveBeenCalledOnce();
    expect(operations().filter((one) => one === 'getMe').length).toBeLessThanOrEqual(2); // the client retries after a 503
  });
});
