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
  'menu-list.tsx': 'what OverflowMenu opens',
  'modal.tsx': 'Dialog and Drawer are modals',
  'picker-field.tsx': 'DatePicker and TimePicker are such fields',
  'picker-panel.tsx': 'DatePicker and TimePicker open one',
  'popover-panel.tsx': 'what Popover opens',
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

/** With the least number of states that each shows. */
const drawnInAllStates = {
  'add-photos': 4,
  banner: 4,
  'bar-chart': 3,
  combobox: 7,
  'date-picker': 6,
  'empty-state': 4,
  'list-row': 2,
  monogram: 4,
  'month-grid': 2,
  'number-stepper': 5,
  'one-time-code': 6,
  'option-list': 2,
  'overflow-menu': 2,
  'page-header': 3,
  'paint-grid': 4,
  'photo-list': 3,
  'picture-picker': 5,
  popover: 1,
  'segmented-control': 3,
  sortable: 1,
  'time-picker': 7,
  'upload-list': 5,
} as const;

describe('parts of a page', () => {
  it.each(Object.entries(drawnInAllStates))('%s: in all states, themes and languages at both sizes', (part, least) => {
    const text = stories.get(`stories/shared/ui/${part}.stories.tsx`) ?? '';
    expect(text).toContain("export const Matrix = partMatrix('phone', matrix);");
    expect(text).toContain("export const WideMatrix = partMatrix('wide', matrix);");
    const states = /^const matrix: PartMatrix = \{\n {2}states: \{(.*?)^ {2}\},?$/ms.exec(text)?.[1] ?? '';
    expect([...states.matchAll(/^ {4}['\w][^:]*: \(/gm)].length).toBeGreaterThanOrEqual(least);
  });

  it.each(['date-picker', 'overflow-menu', 'photo-list', 'popover', 'time-picker'])('%s: also open', (part) => {
    expect(stories.get(`stories/shared/ui/${part}.stories.tsx`)).toMatch(/^ {2}opens: \{/m);
  });
});

const states = ['Ready', 'Loading', 'Empty', 'Error', 'Guest', 'Forbidden'] as const;

/**
 * `/auth/login` has its stories in login.stories.tsx, `/venue/:slug` in venue, `/admin/venue` in admin-venue, `/community/:id/feed` in community-feed, `/event/:id/info` in event-info,
 * `/competition/:id/about` in competition-about
 * and so on, `/` in home and
 * `/:slug` in slug. `/t/:slug` is a second address of a team.
 */
const fileOf = (path: string): string =>
  /^\/(admin|super|community|event|competition)\//.test(path)
    ? path
        .replaceAll(/\/:\w+/g, '')
        .slice(1)
        .replaceAll('/', '-')
    : pageFile(path);
const pageFile = (path: string): string =>
  path === '/t/:slug'
    ? 'team'
    : (path.split('/').findLast((part) => part && !part.startsWith(':')) ?? (path === '/' ? 'home' : 'slug'));

/** The states that a page cannot be in, each with its reason: `parameters: { without: { Empty: '…' } }` of its stories. */
const withoutIn = (text: string): string[] =>
  [...(/\bwithout: \{([^}]*)\}/.exec(text)?.[1] ?? '').matchAll(/(\w+): ['"]/g)].map(([, state = '']) => state);

describe('pages', () => {
  // the page of a frame is its default child
  it.each(pageRoutes.filter(({ child }) => child === undefined))(
    '$path: a story of each state',
    ({ path, access, modules }) => {
      const text = stories.get(`stories/pages/${fileOf(path)}.stories.tsx`) ?? '';
      const without = withoutIn(text);
      const named = new Set([...text.matchAll(/^export const (\w+) = /gm)].map(([, name = '']) => name));
      const expected = states.filter((state) => {
        if (state === 'Guest') return access === 'prompt';
        // a guest-only page redirects signed-in users and refuses no one
        if (state === 'Forbidden') return modules !== undefined;
        return !without.includes(state);
      });
      expect(
        expected.filter((state) => !named.has(state)),
        'without a story',
      ).toEqual([]);
      expect(
        without.filter((state) => named.has(state)),
        'possible after all',
      ).toEqual([]);

      const address = new RegExp(`'${path.replaceAll(/:\w+/g, "[^/'?]+")}[?']`);
      expect(text, 'an address of the route').toMatch(address);
    },
  );
});

/** Pages without data of their own: what they read are the choices of a form. */
const formsOnly: Readonly<Record<string, string>> = {
  '/': 'a search, which works without its lists',
  '/auth/login': 'signing in',
  '/auth/register': 'signing up',
  '/auth/forgot-password': 'a new password',
  '/auth/verify': 'a code',
  '/auth/credentials': 'a password',
  '/auth/profile': 'the fields of a profile',
};

/** Paths of the routes that a file of one story per page shows. */
const shownBy = (file: string): Set<string | undefined> => {
  const routeOf = (address: string) =>
    pageRoutes.find(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(address))?.path;
  const pages = (stories.get(file) ?? '').matchAll(/ = page\(\s*'([^'?]+)/g);
  return new Set([...pages].map(([, address = '']) => routeOf(address)));
};

describe('without a network', () => {
  const shown = shownBy('stories/app/offline.stories.tsx');
  it.each(pageRoutes.filter(({ path, child }) => child === undefined && !(path in formsOnly)))(
    '$path: a story (decision 075)',
    ({ path }) => {
      const own = stories.get(`stories/pages/${fileOf(path)}.stories.tsx`) ?? '';
      expect(shown.has(path) || own.includes('export const Offline = ')).toBe(true);
    },
  );
});

describe('answers with wrong types', () => {
  const shown = shownBy('stories/app/wrong-types.stories.tsx');

  it.each(pageRoutes.filter(({ path, child }) => child === undefined && !(path in formsOnly)))(
    '$path: a story (decision 046)',
    ({ path }) => expect(shown).toContain(path),
  );
  it('only existing routes are without one', () => {
    expect(pageRoutes.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(formsOnly)));
    expect(Object.keys(formsOnly).filter((path) => shown.has(path))).toEqual([]);
  });
});
