import { expect, it } from 'vitest';
import { findRule } from './find-rule.ts';
import type { RouteRule } from './route-rule.ts';

const rules: readonly RouteRule[] = ['/', '/venues', '/venue/:slug', '/:slug', '/t/:slug/edit'].map((path) => ({
  path,
  access: 'public',
}));

it.each([
  ['/', '/'],
  ['', '/'],
  ['/?a=1', '/'],
  ['/#part', '/'],
  ['/venues', '/venues'],
  ['/venues/', '/venues'],
  ['/Venues?sport_id=1#map', '/venues'],
  ['/venue/Arena-1', '/venue/:slug'],
  ['/venue', '/:slug'],
  ['/anything', '/:slug'],
  ['/anything?next=/venue/a', '/:slug'],
  ['/t/team/edit', '/t/:slug/edit'],
  ['/t/team', undefined],
  ['/venue/a/b', undefined],
  ['/venues/a', undefined],
])('%s is %s', (address, path) => {
  expect(findRule(rules, address)?.path).toBe(path);
});
