/** Writes as one change of the tree. */
import type { Json } from './json.ts';
import { type Node, nodeAt, toNode, withNode } from './node.ts';
import type { Path } from './path.ts';
import { resolveServerValues } from './server-values.ts';

export interface Write {
  readonly path: Path;
  readonly value: Json;
}
export interface Change {
  /** The path that the client named; the writes are at it or below. */
  readonly base: Path;
  readonly paths: readonly Path[];
  readonly before: Node | null;
  readonly after: Node | null;
}

/** The tree after the writes, with server values resolved now. */
export function changeOf(root: Node | null, base: Path, writes: readonly Write[], now: number): Change {
  let after = root;
  for (const { path, value } of writes)
    after = withNode(after, path, toNode(resolveServerValues(value, nodeAt(root, path), now)));
  return { base, paths: writes.map(({ path }) => path), before: root, after };
}
