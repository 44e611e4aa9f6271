import { dirname, join } from 'node:path';
import type { SourceFile } from './source-files.ts';
import { speakingFiles } from './text-usage.ts';

const files = new Map(speakingFiles().map((file) => [file.path, file]));
const IMPORT = /(?:\bfrom|\bimport\()\s*'(\.[^']+)'/g;
/** A row's path and the file of its page, as the sources of the tables have them. */
const ROW = /^ +(?:path: )?'(\/[^']*)'(?:(?!^  \}).)*?import\('(\.[^']+\.page\.tsx)'\)/gms;

/** The file and all that it imports, lazily or not. */
export function graphOf(path: string, seen = new Set<SourceFile>()): Set<SourceFile> {
  const file = files.get(path);
  if (!file || seen.has(file)) return seen;
  seen.add(file);
  for (const [, target = ''] of file.text.matchAll(IMPORT))
    graphOf(join(dirname(path), target).replaceAll('\\', '/'), seen);
  return seen;
}

/** The file of each page, by the path of its row. */
export const pageFiles: ReadonlyMap<string, string> = new Map(
  ['src/app/route-table.ts', 'src/app/later-pages.ts'].flatMap((table) =>
    [...(files.get(table)?.text ?? '').matchAll(ROW)].map(
      ([, path = '', file = '']) => [path, join('src/app', file).replaceAll('\\', '/')] as const,
    ),
  ),
);

const operations = new Map<string, ReadonlySet<string>>();

/** Operations that the file, or what it imports, can read: `listBookings` for `getListBookingsQueryOptions`. */
export function operationsRead(path: string): ReadonlySet<string> {
  const known = operations.get(path);
  if (known) return known;
  const read = new Set<string>();
  for (const { text } of graphOf(path))
    for (const [, name = ''] of text.matchAll(/\bget(\w+)QueryOptions\b/g))
      read.add(name.charAt(0).toLowerCase() + name.slice(1));
  operations.set(path, read);
  return read;
}
