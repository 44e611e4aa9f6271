/** What the server does after a change of data. */
import type { Change } from './change.ts';
import { childrenOf, nodeAt } from './node.ts';
import { compareKeys } from './order.ts';
import { textOf } from './path.ts';

/** The last 50 events of a room or user are kept (design §11). */
const KEPT = 50;

/** The paths of events beyond the limit; keys sort by time. */
export function staleEvents({ paths, after }: Change): string[] {
  const lists = new Set(paths.map((path) => (path[0] === 'rooms' ? path.slice(0, 3) : path.slice(0, 2))).map(textOf));
  return [...lists].flatMap((text) => {
    const path = text.split('/');
    if (path[0] !== 'events' && path[2] !== 'events') return [];
    const keys = [...childrenOf(nodeAt(after, path)).keys()].toSorted(compareKeys);
    return keys.slice(0, -KEPT).map((key) => `${text}/${key}`);
  });
}
