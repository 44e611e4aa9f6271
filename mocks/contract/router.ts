import { routes } from '../../src/shared/api/generated/routes.ts';
import type { OperationName } from './types.ts';

/** One operation without its literal types. */
export interface Route {
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly success: number;
  readonly public: boolean;
  /** Open to a signed-in user without a password or a completed profile, too. */
  readonly beforeProfile: boolean;
  readonly query: Readonly<Record<string, string>>;
  /** Paths of the body's lists in which nothing may stand twice. */
  readonly unique: readonly string[];
}
export interface Match {
  readonly operation: OperationName;
  readonly route: Route;
  readonly path: Readonly<Record<string, string>>;
}

interface Node {
  readonly words: Map<string, Node>;
  wildcard: Node | null;
  readonly operations: Map<string, OperationName>;
}
const newNode = (): Node => ({ words: new Map(), wildcard: null, operations: new Map() });

// Every operation of the contract has exactly one row.
const table = Object.entries(routes) as unknown as [OperationName, Route][];
const root = newNode();
for (const [operation, { method, path }] of table) {
  let node = root;
  for (const part of partsOf(path)) {
    if (part.startsWith('{')) node = node.wildcard ??= newNode();
    else node = node.words.get(part) ?? addWord(node, part);
  }
  node.operations.set(method, operation);
}

/** The operation of a request, in time proportional to the path's length. Literal segments win over parameters (design §0). */
export function matchRoute(method: string, pathname: string): Match | null {
  const parts = partsOf(pathname);
  const operation = walk(root, parts, 0, method);
  if (!operation) return null;
  const route: Route = routes[operation];
  const path: Record<string, string> = {};
  for (const [index, part] of partsOf(route.path).entries()) {
    if (part.startsWith('{')) path[part.slice(1, -1)] = decode(parts[index] ?? '');
  }
  return { operation, route, path };
}

function walk(node: Node, parts: readonly string[], index: number, method: string): OperationName | null {
  const part = parts[index];
  if (part === undefined) return node.operations.get(method) ?? null;
  const word = node.words.get(part);
  const found = word && walk(word, parts, index + 1, method);
  return found ?? (node.wildcard && walk(node.wildcard, parts, index + 1, method));
}

function addWord(node: Node, word: string): Node {
  const child = newNode();
  node.words.set(word, child);
  return child;
}

function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a stray % never matches a record
  }
}
