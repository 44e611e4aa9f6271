import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageRoutes } from '../../src/app/route-table.ts';

const stories = new Map(globSync('stories/**/*.stories.tsx').map((file) => [file, readFileSync(file, 'utf8')]));
const everything = [...stories.values()].join('\n');

/** `Button` of `export function Button(`; a file of drawings or classes has none. */
const componentsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^export (?:function|const|class) ([A-Z][a-z]\w*)\b/gm)].map(
    ([, name = '']) => name,
  );

/** Parts shown by the stories of other components. */
const parts: Readonly<Record<string, string>> = {
  'empty-drawing.tsx': 'EmptyState shows all of them',
  'field.tsx': 'every field is one',
  'modal.tsx': 'Dialog and Drawer are modals',
};

describe('design system', () => {
  const files = globSync('src/shared/ui/*.tsx');

  it.each(files.filter((file) => !(basename(file) in parts)))('%s: each component is imported by a story', (file) => {
    const imported = [...everything.matchAll(/import (?:type )?\{([^}]*)\} from '([^']*)'/g)]
      .filter(([, , from]) => from?.endsWith(`/shared/ui/${basename(file)}`))
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
    expect(imported).toEqual(expect.arrayContaining(componentsOf(file)));
    expect(imported.length, 'a component of this file').toBeGreaterThan(0);
  });

  it('lists only existing parts', () => {
    const names = files.map((file) => basename(file));
    expect(names).toEqual(expect.arrayContaining(Object.keys(parts)));
  });
});

const states = ['Ready', 'Loading', 'Empty', 'Error', 'Guest', 'Forbidden'] as const;
type State = (typeof states)[number];

/** The stories of each route, and its impossible states. */
const pages: Readonly<Record<string, { file: string; without?: Partial<Record<State, string>> }>> = {
  '/': { file: 'home' },
  '/explore': { file: 'explore' },
  '/venues': { file: 'venues' },
  '/venue/:slug': { file: 'venue' },
  '/bookings': { file: 'bookings' },
  '/account': { file: 'account', without: { Empty: "a person has a name and at least the player's own profile" } },
  '/notifications': { file: 'notifications' },
  '/auth/login': { file: 'login', without: { Empty: 'a form shows no data' } },
  '/auth/register': { file: 'register', without: { Empty: 'a form shows no data' } },
  '/auth/forgot-password': { file: 'forgot-password', without: { Empty: 'a form shows no data' } },
  '/auth/verify': { file: 'verify', without: { Empty: 'a form shows no data' } },
  '/auth/credentials': { file: 'credentials', without: { Empty: 'a form shows no data' } },
  '/auth/profile': { file: 'profile', without: { Empty: 'a form shows no data' } },
  '/:slug': {
    file: 'slug',
    without: { Empty: 'a slug that names nothing is the 404 page, and a venue has its own stories' },
  },
};

describe('pages', () => {
  it('each route of the table has its stories', () => {
    expect(Object.keys(pages).toSorted()).toEqual(pageRoutes.map(({ path }) => path).toSorted());
  });

  it.each(pageRoutes)('$path: a story of each state', ({ path, access, modules }) => {
    const { file = '', without = {} } = pages[path] ?? {};
    const text = stories.get(`stories/pages/${file}.stories.tsx`) ?? '';
    const named = new Set([...text.matchAll(/^export const (\w+) = /gm)].map(([, name = '']) => name));
    const expected = states.filter((state) => {
      if (state === 'Guest') return access === 'prompt';
      // a guest-only page redirects signed-in users and refuses no one
      if (state === 'Forbidden') return modules !== undefined;
      return !(state in without);
    });
    expect(
      expected.filter((state) => !named.has(state)),
      'without a story',
    ).toEqual([]);
    expect(
      Object.keys(without).filter((state) => named.has(state)),
      'possible after all',
    ).toEqual([]);

    const address = new RegExp(`'${path.replaceAll(/:\w+/g, "[^/'?]+")}[?']`);
    expect(text, 'an address of the route').toMatch(address);
  });
});
