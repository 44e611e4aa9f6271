/** Filtered reads: order, range, limit. Names as on the wire. */
import { z } from 'zod';
import { type Node, childrenOf, nodeAt } from './node.ts';
import { type Sortable, compareKeys, compareValues, sortableOf } from './order.ts';
import { pathOf } from './path.ts';

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export const querySchema = z.object({
  /** Order: `.key`, `.value`, a path in the child; default: priority. */
  i: z.string().optional(),
  /** Start: value, key, inclusive. */
  sp: scalar.optional(),
  sn: z.string().optional(),
  sin: z.boolean().optional(),
  /** End: value, key, inclusive. */
  ep: scalar.optional(),
  en: z.string().optional(),
  ein: z.boolean().optional(),
  /** Limit and its side: `l` the first, `r` the last. */
  l: z.number().optional(),
  vf: z.enum(['l', 'r']).optional(),
});
export type Query = z.infer<typeof querySchema>;

type Entry = readonly [key: string, child: Node];

/** The children that match a query. */
export function applyQuery(node: Node | null, query: Query): Node | null {
  const index = indexOf(query.i);
  const compareTo = ([key, child]: Entry, value: Sortable, edge: string) =>
    query.i === '.key' ? compareKeys(key, String(value)) : compareValues(index(child), value) || compareKeys(key, edge);
  const entries = [...childrenOf(node)]
    .toSorted((a, b) =>
      query.i === '.key' ? compareKeys(a[0], b[0]) : compareValues(index(a[1]), index(b[1])) || compareKeys(a[0], b[0]),
    )
    .filter((entry) => {
      const { sp, ep } = query;
      const after = sp === undefined ? 1 : compareTo(entry, sp, query.sn ?? '[MIN_NAME]');
      const before = ep === undefined ? -1 : compareTo(entry, ep, query.en ?? '[MAX_NAME]');
      return (query.sin === false ? after > 0 : after >= 0) && (query.ein === false ? before < 0 : before <= 0);
    });
  const children = new Map(limited(entries, query));
  return children.size > 0 ? { children, priority: node?.priority ?? null } : null;
}

function limited(entries: readonly Entry[], { l, vf }: Query): readonly Entry[] {
  if (l === undefined) return entries;
  return vf === 'r' ? entries.slice(-l) : entries.slice(0, l);
}

function indexOf(by = '.priority'): (child: Node) => Sortable {
  if (by === '.priority') return ({ priority }) => priority;
  if (by === '.value') return sortableOf;
  const path = pathOf(by);
  return (child) => sortableOf(nodeAt(child, path));
}
