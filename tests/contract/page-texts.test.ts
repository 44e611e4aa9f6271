import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { pageRoutes } from '../../src/app/route-table.ts';
import type { SourceFile } from './source-files.ts';
import { speakingFiles, textUse } from './text-usage.ts';

// A text whose dictionary is not loaded shows its key. A page uses the texts of all that it imports, lazily or not.
const files = new Map(speakingFiles().map((file) => [file.path, file]));
const IMPORT = /(?:\bfrom|\bimport\()\s*'(\.[^']+)'/g;
/** A row's address and the file of its page, as the source of the table has them. */
const ROW = /path: '([^']+)'[^}]*?import\('\.\.\/([^']+)'\)/g;

/** The file and all that it imports. */
function graphOf(path: string, seen = new Set<SourceFile>()): Set<SourceFile> {
  const file = files.get(path);
  if (!file || seen.has(file)) return seen;
  seen.add(file);
  for (const [, target = ''] of file.text.matchAll(IMPORT))
    graphOf(join(dirname(path), target).replaceAll('\\', '/'), seen);
  return seen;
}

/** Dictionaries that the page uses and its row does not name; `common` is loaded before the first page. */
function lacking(page: string, texts: readonly string[]): string[] {
  const used = new Set<string>();
  for (const file of graphOf(page)) for (const name of textUse(file).namespaces) used.add(name);
  return [...used].filter((name) => name !== 'common' && !texts.includes(name)).toSorted();
}

const table = files.get('src/app/route-table.ts')?.text ?? '';
const pages = new Map([...table.matchAll(ROW)].map(([, path = '', file = '']) => [path, `src/${file}`]));
const routes = pageRoutes.map(({ path, texts }) => ({ path, texts, page: pages.get(path) ?? '' }));

it('a page with the row of another lacks what only it uses, also in what it imports lazily', () => {
  expect(lacking('src/pages/bookings/bookings.page.tsx', ['notifications'])).toEqual(['bookings', 'validation']);
  expect(lacking('src/pages/venue/venue.page.tsx', ['home', 'venues'])).toEqual(['validation', 'venue']);
});

it.each(routes)('$path: its row names every dictionary that $page uses', ({ page, texts }) => {
  expect(files.has(page), 'the file of the page').toBe(true);
  expect(lacking(page, texts)).toEqual([]);
});
