import { join } from 'node:path';
import { readPageGraph } from '../../scripts/page-graph.ts';

const { rows, texts, reach } = readPageGraph(join(import.meta.dirname, '../..'));
const operations = new Map<string, ReadonlySet<string>>();

/** Operations that the page of a row, or what its file imports, can read: `listBookings` for `getListBookingsQueryOptions`. */
export function operationsRead(path: string): ReadonlySet<string> {
  const known = operations.get(path);
  if (known) return known;
  const page = rows.find((row) => row.path === path)?.page;
  if (page === undefined) throw new Error(`no page: ${path}`);
  const read = new Set<string>();
  for (const file of reach(page))
    for (const [, name = ''] of (texts.get(file) ?? '').matchAll(/\bget(\w+)QueryOptions\b/g))
      read.add(name.charAt(0).toLowerCase() + name.slice(1));
  operations.set(path, read);
  return read;
}
