import { describe, expect, it } from 'vitest';
import { pageRoutes } from '../src/app/route-table.ts';
import { subjectOf } from './share-address.ts';

describe('what an address is about', () => {
  it.each([
    ['/app/venue/fusha-e-liqenit', 'venue', 'fusha-e-liqenit'],
    ['/app/venue/Fusha-E-Liqenit/', 'venue', 'fusha-e-liqenit'],
    ['/app/venue/%66usha', 'venue', 'fusha'],
    ['/app/team/a', 'team', 'a'],
    ['/app/t/a', 'team', 'a'],
    ['/app/a', 'slug', 'a'],
    ['/app/competition/7', 'competition', '7'],
    ['/app/competition/7/about', 'competition', '7'],
    ['/app/competition/7/standings/', 'competition', '7'],
    ['/app/event/7/info', 'event', '7'],
    ['/app/event/7/participants', 'event', '7'],
    ['/app/community/7/feed', 'community', '7'],
    ['/app/fixtures/7', 'game', '7'],
  ])('%s', (path, kind, key) => expect(subjectOf(path)).toEqual({ kind, key }));

  it.each([
    '/',
    '/app',
    '/app/',
    '/app//',
    '/venue/a',
    '/apps/venue/a',
    '/app/venue',
    '/app/venue/',
    '/app/venue/a/b',
    '/app/venue/a_b',
    '/app/venue/..',
    '/app/venue/%2e%2e%2fbookings',
    '/app/venue/%zz',
    `/app/venue/${'a'.repeat(101)}`,
    '/app/VENUES',
    '/app/constructor/1',
    '/app/__proto__/1',
    '/app/competition/0',
    '/app/competition/-1',
    '/app/competition/1.5',
    '/app/competition/1e3',
    '/app/competition/99999999999999999999',
    '/app/competition/7/pipeline',
    '/app/competition/7/about/x',
    '/app/community/7/requests',
    '/app/event/x',
    '/app/fixtures/7/track',
    '/app/index.html',
    '/app/sw.js',
    '/app/share/football.png',
  ])('%s is about no single thing', (path) => expect(subjectOf(path)).toBeNull());

  // another page of something public is a line in share-address.ts, or here
  it('all pages with a slug or an id that everybody may read are known', () => {
    const isKnown = ({ path }: { path: string }) =>
      subjectOf(`/app${path.replace(':slug', 'a').replace(/:\w+/g, '7')}`);
    const known = pageRoutes.filter(isKnown);
    expect(known.map(({ path }) => path)).toEqual(
      pageRoutes.filter(({ path, access }) => path.includes(':') && access === 'public').map(({ path }) => path),
    );
  });
});
