import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesOf } from '../src/app/page-files.ts';
import { pageRoutes } from '../src/app/route-table.ts';
import { pageTexts } from './generate-texts.ts';
import { readPageGraph } from './page-graph.ts';

let root = '';
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'fusha-texts-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The dictionaries of each row, with these files beside the tables. */
function textsOf(files: Record<string, string>): Record<string, string[]> {
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, 'src', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const texts = pageTexts(readPageGraph(root), ['home', 'team', 'venue', 'venues']);
  return Object.fromEntries([...texts].map(([{ path }, names]) => [path, names]));
}

const TABLES = {
  'app/route-table.ts': `
export const pageRoutes: readonly PageRoute[] = [
  {
    path: '/',
    title: 'home:title',
    page: () => import('../pages/home/home.page.tsx'),
  },
  { path: '/team/:id', access: 'public', child: 'info' },
  { path: '/team/:id/info', access: 'public' },
];`,
  'app/later-pages.ts': `
const laterPages = {
  '/team/:id': () => import('../pages/team/team.page.tsx'),
  '/team/:id/info': () =>
    import('../pages/team/info.page.tsx'),
};`,
};

describe('the dictionaries of a page', () => {
  it('are those of its title, of its files, and of what these import, lazily or not', () => {
    const { '/': home } = textsOf({
      ...TABLES,
      'pages/home/home.page.tsx': `import { card } from '../../entities/card.tsx';`,
      'entities/card.tsx': `const load = () => import('./dialog.tsx'); const t = useT('venue');`,
      'entities/dialog.tsx': `say({ message: { key: 'venues:saved' } }); const t = useT('common');`,
    });
    expect(home).toEqual(['home', 'venue', 'venues']);
  });

  it('are not those of a file whose types alone are imported, of a test, or of a comment', () => {
    const { '/': home } = textsOf({
      ...TABLES,
      'pages/home/home.page.tsx': `
import type {
  Card,
} from '../../entities/card.tsx';
/** \`venue:5\`, or nothing. */`,
      'entities/card.tsx': `const t = useT('venues');`,
      'pages/home/home.test.ts': `useT('team')`,
    });
    expect(home).toEqual(['home']);
  });

  it('are also those of the page around it', () => {
    const texts = textsOf({
      ...TABLES,
      'pages/team/team.page.tsx': `const t = useT('team');`,
      'pages/team/info.page.tsx': `const t = useT('venue');`,
    });
    expect([texts['/team/:id'], texts['/team/:id/info']]).toEqual([['team'], ['team', 'venue']]);
  });
});

it('a row without a page is refused', () => {
  expect(() => textsOf({ ...TABLES, 'app/later-pages.ts': '' })).toThrow('no page: /team/:id');
});

describe('the app', () => {
  const graph = readPageGraph(join(import.meta.dirname, '..'));

  it('has every row of the table among those that are read', () => {
    expect(graph.rows.map(({ path }) => path)).toEqual(pageRoutes.map(({ path }) => path));
  });

  it('loads the files of a page that are not named in its row', async () => {
    const { texts } = await filesOf({ path: '/bookings' });
    expect(texts).toEqual(['bookings', 'fields', 'validation', 'venue']);
  });

  it('has files for every row', async () => {
    const files = await Promise.all(pageRoutes.map(filesOf));
    expect(files).toHaveLength(pageRoutes.length); // it rejects where there are none
  });
});
