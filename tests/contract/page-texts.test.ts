import { expect, it } from 'vitest';
import { filesOf } from '../../src/app/page-files.ts';
import { pageRoutes } from '../../src/app/route-table.ts';
import { graphOf, pageFiles } from './page-graph.ts';
import { textUse } from './text-usage.ts';

// A text whose dictionary is not loaded shows its key. A page uses the texts of all that it imports, lazily or not.
/** Dictionaries that the page uses and its row does not name; `common` is loaded before the first page. */
function lacking(page: string, texts: readonly string[]): string[] {
  const used = new Set<string>();
  for (const file of graphOf(page)) for (const name of textUse(file).namespaces) used.add(name);
  return [...used].filter((name) => name !== 'common' && !texts.includes(name)).toSorted();
}

const routes = await Promise.all(
  pageRoutes.map(async (route) => ({
    path: route.path,
    texts: (await filesOf(route)).texts,
    page: pageFiles.get(route.path) ?? '',
  })),
);

it('a page with the row of another lacks what only it uses, also in what it imports lazily', () => {
  expect(lacking('src/pages/bookings/bookings.page.tsx', ['notifications'])).toEqual([
    'bookings',
    'fields',
    'validation',
    'venue',
  ]);
  expect(lacking('src/pages/venue/venue.page.tsx', ['home', 'venues'])).toEqual(['validation', 'venue']);
});

it.each(routes)('$path: its row names every dictionary that $page uses', ({ page, texts }) => {
  expect(graphOf(page).size, 'the file of the page').toBeGreaterThan(0);
  expect(lacking(page, texts)).toEqual([]);
});
