import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import type { SourceFile } from './source-files.ts';
import { speakingFiles, textUse } from './text-usage.ts';

// A text whose dictionary the loader has not loaded shows its key. A page uses the texts of everything it imports, lazily or not.
const files = new Map(speakingFiles().map((file) => [file.path, file]));
const IMPORT = /(?:\bfrom|\bimport\()\s*'(\.[^']+)'/g;
/** `pageLoader(['home', 'venues'], …)`, or a spread constant. */
const LOADED = /(?:\bpageLoader\(|Texts = )\[([^\]]*)\]/g;

/** The file and all that it imports. */
function graphOf(path: string, seen = new Set<SourceFile>()): Set<SourceFile> {
  const file = files.get(path);
  if (!file || seen.has(file)) return seen;
  seen.add(file);
  for (const [, target = ''] of file.text.matchAll(IMPORT))
    graphOf(join(dirname(path), target).replaceAll('\\', '/'), seen);
  return seen;
}
function spokenIn(page: string): Set<string> {
  const spoken = new Set<string>();
  for (const file of graphOf(page)) for (const name of textUse(file).namespaces) spoken.add(name);
  return spoken;
}
function loadedBy(data: string): Set<string> {
  const lists = [...graphOf(data)].flatMap(({ text }) => [...text.matchAll(LOADED)].map(([, list = '']) => list));
  return new Set(lists.flatMap((list) => [...list.matchAll(/\w+(?=')/g)].map(([name]) => name)));
}
/** `common` is loaded before the first page. */
const lacking = (page: string, data: string): string[] => {
  const loaded = loadedBy(data).add('common');
  return [...spokenIn(page)].filter((name) => !loaded.has(name)).toSorted();
};

const pages = [...files.keys()].filter((path) => path.endsWith('.page.tsx'));

it('a page with another page’s loader is missing its own texts, including lazily imported ones', () => {
  expect(pages.length).toBeGreaterThan(7);
  expect(lacking('src/pages/bookings/bookings.page.tsx', 'src/pages/notifications/notifications.data.ts')).toEqual([
    'bookings',
    'validation',
  ]);
  expect(lacking('src/pages/venue/venue.page.tsx', 'src/pages/home/home.data.ts')).toEqual(['validation', 'venue']);
});

it.each(pages)('%s: its loader loads every dictionary it uses', (page) => {
  const data = page.replace('.page.tsx', '.data.ts');
  expect(lacking(page, files.has(data) ? data : page)).toEqual([]);
});
