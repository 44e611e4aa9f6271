import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import type { SourceFile } from './source-files.ts';
import { speakingFiles, textUse } from './text-usage.ts';

// A text that the loader of a page has not loaded shows its key. What a page imports, lazily or not, speaks with it.
const files = new Map(speakingFiles().map((file) => [file.path, file]));
const IMPORT = /(?:\bfrom|\bimport\()\s*'(\.[^']+)'/g;
/** `pageLoader(['home', 'venues'], …)`, or the list by name that it spreads. */
const LOADED = /(?:\bpageLoader\(|Texts = )\[([^\]]*)\]/g;

/** The file and all that it imports. */
function graphOf(path: string, seen = new Set<SourceFile>()): Set<SourceFile> {
  const file = files.get(path);
  if (!file || seen.has(file)) return seen;
  seen.add(file);
  for (const [, target = ''] of file.text.matchAll(IMPORT)) graphOf(join(dirname(path), target).replaceAll('\\', '/'), seen);
  return seen;
}
const spokenIn = (page: string): Set<string> => new Set([...graphOf(page)].flatMap((file) => [...textUse(file).namespaces]));
const loadedBy = (data: string): Set<string> =>
  new Set([...graphOf(data)].flatMap(({ text }) => [...text.matchAll(LOADED)].flatMap(([, list = '']) => [...list.matchAll(/\w+(?=')/g)].map(([name]) => name))));

const pages = [...files.keys()].filter((path) => path.endsWith('.page.tsx'));

it('there are pages, and they speak', () => {
  expect(pages.length).toBeGreaterThan(7);
  expect([...spokenIn('src/pages/bookings/bookings.page.tsx')].toSorted()).toEqual(['bookings', 'common', 'validation']);
});

it.each(pages)('%s: its loader brings every dictionary it speaks from', (page) => {
  const loaded = loadedBy(page.replace('.page.tsx', '.data.ts'));
  const lacking = [...spokenIn(page)].filter((name) => name !== 'common' && !loaded.has(name));
  expect(lacking).toEqual([]);
});
