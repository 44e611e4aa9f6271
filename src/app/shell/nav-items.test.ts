import { describe, expect, it } from 'vitest';
import { pageRoutes } from '../route-table.ts';
import { type Audience, bottomItems, sidebarItems } from './nav-items.ts';

/** Specification §2. */
const NAMED = new Set(['home', 'venues', 'events', 'explore', 'account', 'calendar', 'venue', 'admins', 'team', 'organization', 'competitions', 'games', 'manage', 'more']);
const audiences = Object.keys(bottomItems) as Audience[]; // the keys of the record
const bottom = audiences.flatMap((audience) => bottomItems[audience]);
const targets = (key: string) => [...new Set(bottom.filter((item) => item.key === key).map(({ to }) => to))];

describe('the bottom navigation', () => {
  it('has none but the named items, each once per audience', () => {
    expect(bottom.filter(({ key }) => !NAMED.has(key))).toEqual([]);
    for (const audience of audiences) {
      const keys = bottomItems[audience].map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it.each([
    { ids: '[NAV-02]', key: 'home', to: '/' },
    { ids: '[NAV-03]', key: 'venues', to: '/venues' },
    { ids: '[NAV-05]', key: 'explore', to: '/explore' },
    { ids: '[NAV-06]', key: 'account', to: '/account' },
  ])('$ids $key leads to $to', ({ key, to }) => {
    expect(targets(key)).toEqual([to]);
  });

  it('[NAV-06] the account prompts a guest in place', () => {
    expect(bottomItems.guest.map(({ key }) => key)).toContain('account');
    expect(pageRoutes.find(({ path }) => path === '/account')?.access).toBe('prompt');
  });

  it('[NAV-15] whoever is signed in has more behind `more`', () => {
    expect(targets('more')).toEqual([undefined]);
    for (const audience of audiences.filter((one) => one !== 'guest')) {
      expect(bottomItems[audience].map(({ key }) => key)).toContain('more');
      expect(sidebarItems[audience].length).toBeGreaterThan(0);
    }
  });
});

describe('every item', () => {
  const links = audiences.flatMap((audience) => [...bottomItems[audience], ...sidebarItems[audience]].map(({ to }) => ({ audience, to })));

  it.each(links.filter(({ to }) => to !== undefined))('$audience: $to is a page, and one of its own module', ({ audience, to }) => {
    const route = pageRoutes.find(({ path }) => path === to);
    expect(route).toBeDefined();
    expect(route?.modules ?? [audience]).toContain(audience === 'guest' ? (route?.modules ? 'base' : 'guest') : audience);
  });
});
