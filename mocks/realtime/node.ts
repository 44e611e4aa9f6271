/** The tree of the realtime database. Nodes are immutable; no data is `null`, and a branch has at least one child. */
import { type Json, isJsonObject } from './json.ts';
import type { Path } from './path.ts';

export type Scalar = string | number | boolean;
export type Priority = string | number | null;
export interface Leaf {
  readonly value: Scalar;
  readonly priority: Priority;
}
export interface Branch {
  readonly children: ReadonlyMap<string, Node>;
  readonly priority: Priority;
}
export type Node = Leaf | Branch;

export const isLeaf = (node: Node): node is Leaf => 'value' in node;
export const childrenOf = (node: Node | null): ReadonlyMap<string, Node> =>
  node && !isLeaf(node) ? node.children : new Map<string, Node>();
export const valueOf = (node: Node | null): Scalar | null => (node && isLeaf(node) ? node.value : null);

/** From JSON of the wire: `.value` and `.priority` belong to the node, arrays are objects by index, nulls are removed. */
export function toNode(json: Json): Node | null {
  if (json === null) return null;
  if (typeof json !== 'object') return { value: json, priority: null };
  const priority = isJsonObject(json) ? toPriority(json['.priority']) : null;
  if (isJsonObject(json) && '.value' in json) {
    const value = json['.value'] ?? null;
    return value === null || typeof value === 'object' ? null : { value, priority };
  }
  const children = new Map<string, Node>();
  for (const [key, value] of Object.entries(json)) {
    const child = key.startsWith('.') ? null : toNode(value);
    if (child) children.set(key, child);
  }
  return children.size > 0 ? { children, priority } : null;
}

export const toPriority = (json: Json | undefined): Priority =>
  typeof json === 'string' || typeof json === 'number' ? json : null;

/** To JSON of the wire; a priority makes a leaf an object with `.value`. */
export function toJson(node: Node | null): Json {
  if (!node) return null;
  if (isLeaf(node)) return node.priority === null ? node.value : { '.value': node.value, '.priority': node.priority };
  const children = Object.fromEntries([...node.children].map(([key, child]) => [key, toJson(child)]));
  return node.priority === null ? children : { ...children, '.priority': node.priority };
}

export function nodeAt(root: Node | null, path: Path): Node | null {
  let node = root;
  for (const key of path) node = childrenOf(node).get(key) ?? null;
  return node;
}

/** The tree with another node at a path; empty branches are removed. A path ending in `.priority` sets the parent's priority. */
export function withNode(root: Node | null, path: Path, node: Node | null): Node | null {
  const [key, ...rest] = path;
  if (key === undefined) return node;
  if (key === '.priority') return root && { ...root, priority: toPriority(valueOf(node)) };
  const child = withNode(childrenOf(root).get(key) ?? null, rest, node);
  if (root && isLeaf(root) && !child) return root;
  const children = new Map(childrenOf(root));
  if (child) children.set(key, child);
  else children.delete(key);
  return children.size > 0 ? { children, priority: root?.priority ?? null } : null;
}

export function isEqual(one: Node | null, other: Node | null): boolean {
  if (one === other) return true;
  if (!one || !other || one.priority !== other.priority) return false;
  if (isLeaf(one) || isLeaf(other)) return isLeaf(one) && isLeaf(other) && one.value === other.value;
  return (
    one.children.size === other.children.size &&
    [...one.children].every(([key, child]) => isEqual(child, other.children.get(key) ?? null))
  );
}
