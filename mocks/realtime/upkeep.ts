/** What the server does after a change of data. */
import type { Change } from './change.ts';
import { childrenOf, nodeAt } from './node.ts';
import { compareKeys } from './order.ts';
import { textOf } from './path.ts';

/** The last 50 events of a room or user are kept, and the last push messages of a device (design §11). */
const KEPT = 50;

/** The paths of events beyond the limit; keys sort by time. */
export function staleEvents({ paths, after }: Change): string[] {
  const lists = new Set(paths.map((path) => path.slice(0, path[0] === 'events' ? 2 : 3)).map(textOf));
  return [...lists].flatMap((text) => {
    const path = text.split('/');
    if (path[0] !== 'events' && !(path[0] === 'push' && path.length === 3) && path[2] !== 'events') return [];
    const keys = [...childrenOf(nodeAt(after, path)).keys()].toSorted(compareKeys);
    return keys.slice(0, -KEPT).map((key) => `${text}/${key}`);
  });
}
