import { describe, expect, it } from 'vitest';
import { pageRoutes } from '../route-table.ts';
import { type Audience, bottomItems } from './nav-items.ts';
import { sidebarItems } from './sidebar-items.ts';

/** The whole table of design §3, with the requirement where the page is built: item, address, and its place per audience. `more` has no address: it opens the sidebar. */
const TABLE: readonly [
  ids: string,
  key: string,
  to: string | ((audience: Audience) => string) | undefined,
  places: Partial<Record<Audience, number>>,
][] = [
  [
    '[NAV-02]',
    'home',
    (audience) => (audience === 'organization' ? '/admin/organization/home' : '/'),
    { guest: 1, organization: 1 },
  ],
  ['[NAV-05]', 'explore', '/explore', { guest: 2, base: 1 }],
  ['[NAV-03]', 'venues', '/venues', { guest: 3, base: 2, superuser: 2 }],
  ['', 'events', '/events', { base: 3, organization: 2 }],
  ['', 'games', '/games', { base: 4 }],
  ['', 'competitions', '/competitions', { guest: 4, team: 3, organization: 3 }],
  ['', 'calendar', '/admin/venue/calendar', { venue: 1 }],
  ['', 'venue', '/admin/venue', { venue: 2 }],
  ['', 'team', '/admin/team', { team: 1 }],
  ['', 'organization', '/admin/organization/settings', { organization: 4 }],
  ['', 'manage', '/super/in-review', { superuser: 1 }],
  ['', 'admins', (audience) => `/admin/${audience}/users`, { venue: 3, team: 2 }],
  ['[NAV-06]', 'account', '/account', { guest: 5, venue: 4, team: 4, superuser: 3 }],
  ['[NAV-15]', 'more', undefined, { base: 5, venue: 5, team: 5, organization: 5, superuser: 4 }],
];
/** Design §3 says nothing of communities (there is a type only); an organization's own pages are still to come (R23). */
const ADDED: Partial<Record<Audience, string[]>> = { community: ['account', 'more'], organization: ['account'] };

const audiences = Object.keys(bottomItems) as Audience[]; // the keys of the record
const isBuilt = (to: string | undefined) => to === undefined || pageRoutes.some(({ path }) => path === to);

/** The table's items for an audience, in their order, where they lead to a page that exists. */
function expected(audience: Audience): { key: string; to: string | undefined }[] {
  return TABLE.flatMap(([, key, address, places]) => {
    const to = typeof address === 'function' ? address(audience) : address;
    const place = places[audience];
    return place === undefined || !isBuilt(to) ? [] : [{ key, to, place }];
  })
    .toSorted((a, b) => a.place - b.place)
    .map(({ key, to }) => ({ key, to }));
}

describe('the bottom navigation', () => {
  it.each(audiences)('of %s is the row of design §3, as far as its pages exist', (audience) => {
    const added = ADDED[audience] ?? [];
    const items = bottomItems[audience].filter(({ key }) => !added.includes(key)).map(({ key, to }) => ({ key, to }));
    expect(items).toEqual(expected(audience).filter(({ key }) => !added.includes(key)));
    expect(bottomItems[audience].map(({ key }) => key)).toEqual(expect.arrayContaining(added));
  });

  it.each(TABLE)('%s %s leads where the table says, or is not there', (_ids, key, address, places) => {
    for (const audience of audiences) {
      const to = typeof address === 'function' ? address(audience) : address;
      const item = bottomItems[audience].find((one) => one.key === key);
      const isWanted = places[audience] !== undefined && isBuilt(to);
      expect([audience, item !== undefined, item?.to], key).toEqual([
        audience,
        isWanted || (ADDED[audience]?.includes(key) ?? false),
        item && to,
      ]);
    }
  });

  it('[NAV-06] the account prompts a guest in place', () => {
    expect(bottomItems.guest.map(({ key }) => key)).toContain('account');
    expect(pageRoutes.find(({ path }) => path === '/account')?.access).toBe('prompt');
  });

  it('has at most five places', () => {
    for (const audience of audiences) expect(bottomItems[audience].length).toBeLessThanOrEqual(5);
  });
});

describe('the sidebar', () => {
  it.each(audiences.filter((one) => one !== 'guest'))(
    '[NAV-15] of %s has account and notifications, a player’s also the bookings',
    (audience) => {
      const keys = sidebarItems(audience).map(({ key }) => key);
      expect(keys).toEqual(
        audience === 'base' ? ['account', 'bookings', 'notifications'] : ['account', 'notifications'],
      );
      expect(bottomItems[audience].map(({ key }) => key)).toContain('more');
    },
  );
});

describe('every item', () => {
  const links = audiences.flatMap((audience) =>
    [...bottomItems[audience], ...(audience === 'guest' ? [] : sidebarItems(audience))].map(({ to }) => ({
      audience,
      to,
    })),
  );

  it.each(links.filter(({ to }) => to !== undefined))(
    '$audience: $to is a page, and one of its own module',
    ({ audience, to }) => {
      const route = pageRoutes.find(({ path }) => path === to);
      expect(route).toBeDefined();
      expect(route?.modules ?? [audience]).toContain(
        audience === 'guest' ? (route?.modules ? 'base' : 'guest') : audience,
      );
    },
  );
});
