import { describe, expect, it } from 'vitest';
import { pageRoutes } from '../route-table.ts';
import type { Audience } from '../page-route.ts';
import { barItems, hasMore, railItems, sidebarItems } from './nav-items.ts';

/** The bar of design §3 with R26 and R29, and the requirement where the page is built: item, address, and its place per audience. */
const TABLE: readonly [
  ids: string,
  item: string,
  to: string | ((audience: Audience) => string),
  places: Partial<Record<Audience, number>>,
][] = [
  ['[NAV-02]', 'home', '/', { guest: 1 }],
  ['[NAV-05]', 'explore', '/explore', { guest: 2, base: 1 }],
  ['[NAV-03]', 'venues', '/venues', { guest: 3, base: 2, superuser: 2 }],
  // of a player in the rail only (R26)
  ['[NAV-04]', 'events', '/events', { organization: 2 }],
  ['[NAV-13]', 'games', '/games', { base: 4 }],
  ['', 'competitions', '/competitions', { guest: 4, team: 3, organization: 3 }],
  [
    '[NAV-07]',
    'calendar',
    (audience) => (audience === 'base' ? '/bookings' : '/admin/venue/calendar'),
    { base: 3, venue: 1 },
  ],
  ['[NAV-08]', 'venue', '/admin/venue', { venue: 2 }],
  ['', 'team', '/admin/team', { team: 1 }],
  ['[NAV-11]', 'organization', '/admin/organization/home', { organization: 1 }],
  ['', 'manage', '/super/in-review', { superuser: 1 }],
  ['[NAV-09]', 'admins', (audience) => `/admin/${audience}/users`, { venue: 3, team: 2 }],
  // design §3 says nothing of communities (there is a type only)
  ['[NAV-06]', 'account', '/account', { guest: 5, venue: 4, team: 4, organization: 4, superuser: 3, community: 1 }],
];

const audiences: readonly Audience[] = ['guest', 'base', 'superuser', 'venue', 'team', 'organization', 'community'];
const isBuilt = (to: string) => pageRoutes.some(({ path }) => path === to);
const addresses = (items: readonly { to: string }[]) => items.map(({ to }) => to);

/** The addresses of an audience's bar, in their order, where they lead to a page that exists. */
function expected(audience: Audience): string[] {
  return TABLE.flatMap(([, , address, places]) => {
    const to = typeof address === 'function' ? address(audience) : address;
    const place = places[audience];
    return place === undefined || !isBuilt(to) ? [] : [{ to, place }];
  })
    .toSorted((a, b) => a.place - b.place)
    .map(({ to }) => to);
}

describe('the bottom navigation', () => {
  it.each(audiences)('of %s is the row of design §3, as far as its pages exist', (audience) => {
    expect(addresses(barItems(audience))).toEqual(expected(audience));
  });

  it.each(TABLE)('%s %s leads where the table says, or is not there', (_ids, _item, address, places) => {
    for (const audience of audiences) {
      const to = typeof address === 'function' ? address(audience) : address;
      const isWanted = places[audience] !== undefined && isBuilt(to);
      expect([audience, addresses(barItems(audience)).includes(to)]).toEqual([audience, isWanted]);
    }
  });

  it('[NAV-01] of all audiences has the items that the specification names, and no other one', () => {
    const found = new Set(audiences.flatMap((audience) => addresses(barItems(audience))));
    expect([...found].toSorted((a, b) => a.localeCompare(b))).toEqual([
      '/', // home
      '/account',
      '/admin/organization/home', // organization
      '/admin/team', // team
      '/admin/team/users', // admins
      '/admin/venue', // venue
      '/admin/venue/calendar', // calendar
      '/admin/venue/users', // admins
      '/bookings', // a player's calendar (R26)
      '/competitions',
      '/events',
      '/explore',
      '/games',
      '/super/in-review', // manage
      '/venues',
    ]);
    expect(audiences.some(hasMore)).toBe(true);
  });

  it('[NAV-06] the account prompts a guest in place', () => {
    expect(addresses(barItems('guest'))).toContain('/account');
    expect(pageRoutes.find(({ path }) => path === '/account')?.access).toBe('prompt');
  });

  it('has at most five places, of which `more` takes one where it stands', () => {
    for (const audience of audiences) expect(barItems(audience).length).toBeLessThanOrEqual(hasMore(audience) ? 4 : 5);
  });

  it('[NAV-15] has `more` where the sidebar holds a page that neither the bar nor the bell leads to', () => {
    expect(audiences.filter(hasMore)).toEqual(audiences.filter((audience) => audience !== 'guest'));
  });
});

describe('the rail', () => {
  it('[NAV-04] of a player shows events too, after the bookings; those of others are as their bars', () => {
    const order = addresses(railItems('base'));
    expect(order.filter((to) => to !== '/events')).toEqual(addresses(barItems('base')));
    expect(order.indexOf('/events')).toBe(order.indexOf('/bookings') + 1);
    for (const audience of audiences.filter((one) => one !== 'base'))
      expect(addresses(railItems(audience))).toEqual(addresses(barItems(audience)));
  });
});

/** The sidebar of design §3 and R26, in its order. */
const SIDEBAR = [
  '/account',
  '/bookings',
  '/teams',
  '/communities',
  '/events',
  '/games',
  '/competitions',
  '/applications',
  '/notifications',
  '/tutorials',
  '/settings',
  '/admin/organization/users',
  '/admin/organization/settings',
];
const limited: Partial<Record<string, readonly Audience[]>> = {
  '/bookings': ['base'],
  '/events': ['base', 'organization'],
  '/games': ['base', 'organization'],
  '/admin/organization/users': ['organization'],
  '/admin/organization/settings': ['organization'],
};

describe('the sidebar', () => {
  it.each(audiences.filter((one) => one !== 'guest'))(
    '[NAV-15] of %s is the list of design §3, as far as its pages exist; bookings are a player’s',
    (audience) => {
      const allowed = SIDEBAR.filter((to) => (limited[to] ?? [audience]).includes(audience));
      expect(addresses(sidebarItems(audience))).toEqual(allowed.filter(isBuilt));
    },
  );

  it('has what is built today', () => {
    expect(addresses(sidebarItems('base'))).toEqual(
      expect.arrayContaining(['/account', '/bookings', '/notifications']),
    );
  });
});

describe('every item', () => {
  const links = audiences.flatMap((audience) =>
    [...barItems(audience), ...(audience === 'guest' ? [] : sidebarItems(audience))].map(({ to }) => ({
      audience,
      to,
    })),
  );

  it.each(links)('$audience: $to is a page, and one of its own module', ({ audience, to }) => {
    const route = pageRoutes.find(({ path }) => path === to);
    expect(route?.modules ?? [audience]).toContain(
      audience === 'guest' ? (route?.modules ? 'base' : 'guest') : audience,
    );
  });

  it('has one address, without parameters', () => {
    expect(pageRoutes.filter(({ path, menu }) => menu && path.includes(':'))).toEqual([]);
  });
});
