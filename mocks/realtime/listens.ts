/** A connection's listeners, and the messages they get for a change. */
import type { Change } from './change.ts';
import type { Json } from './json.ts';
import { type Node, isEqual, nodeAt, toJson } from './node.ts';
import { type Path, isSame, isWithin, textOf } from './path.ts';
import { type Query, applyQuery } from './query.ts';

export interface Listen {
  readonly path: Path;
  /** Null: everything. */
  readonly query: Query | null;
  /** The client's tag of a filtered listener. */
  readonly tag: number | null;
}
export type Push = { readonly a: 'd' | 'm'; readonly b: { readonly p: string; readonly d: Json; readonly t?: number } };

export function viewOf({ path, query }: Omit<Listen, 'tag'>, root: Node | null): Node | null {
  const node = nodeAt(root, path);
  return query ? applyQuery(node, query) : node;
}

/** The current data, with the tag of a filtered listener. */
export function snapshotOf(listen: Listen, root: Node | null): Push {
  const tag = listen.tag === null ? {} : { t: listen.tag };
  return { a: 'd', b: { p: textOf(listen.path), d: toJson(viewOf(listen, root)), ...tag } };
}

/**
 * A listener at or above the write gets the write, whether or not it changed anything: the writer's own
 * estimate is dropped at the reply and must have been replaced by then. Several paths are one message, to avoid
 * intermediate states. Filtered listeners and those below the write get their whole data if it has changed.
 */
export function pushesOf(listens: readonly Listen[], change: Change): Push[] {
  const pushes = new Map<string, Push>();
  for (const listen of listens) {
    const push = pushOf(listen, change);
    if (push) pushes.set(JSON.stringify(push), push);
  }
  return [...pushes.values()];
}

function pushOf(listen: Listen, change: Change): Push | null {
  const { base, paths, before, after } = change;
  const setsPriority = paths.some((path) => path.at(-1) === '.priority');
  if (listen.query || setsPriority || !isWithin(base, listen.path)) {
    return isEqual(viewOf(listen, before), viewOf(listen, after)) ? null : snapshotOf(listen, after);
  }
  const p = textOf(base);
  const [only] = paths;
  if (paths.length === 1 && only && isSame(only, base)) return { a: 'd', b: { p, d: toJson(nodeAt(after, base)) } };
  const entries = paths.map((path) => [textOf(path.slice(base.length)), toJson(nodeAt(after, path))] as const);
  return { a: 'm', b: { p, d: Object.fromEntries(entries) } };
}
