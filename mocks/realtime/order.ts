/** How the realtime database orders keys and values. */
import { type Node, type Scalar, isLeaf } from './node.ts';

const LOWEST = '[MIN_NAME]';
const HIGHEST = '[MAX_NAME]';
const INT32 = 2_147_483_648;

/** Keys that are 32-bit integers first, by number; then the others, by code unit. */
export function compareKeys(one: string, other: string): number {
  if (one === other) return 0;
  if (one === LOWEST || other === HIGHEST) return -1;
  if (other === LOWEST || one === HIGHEST) return 1;
  const [a, b] = [asInteger(one), asInteger(other)];
  if (a !== null && b !== null) return a - b || one.length - other.length;
  if (a !== null || b !== null) return a !== null ? -1 : 1;
  return one < other ? -1 : 1;
}

function asInteger(key: string): number | null {
  if (!/^0*-?(0|[1-9]\d{0,9})$/.test(key)) return null;
  const number = Number(key);
  return number >= -INT32 && number < INT32 ? number : null;
}

/** The sort key of a node: null, a value, or that it has children. */
export type Sortable = Scalar | null | typeof branch;
const branch = Symbol('branch');
export const sortableOf = (node: Node | null): Sortable => (node === null ? null : isLeaf(node) ? node.value : branch);

/** null < false < true < numbers < strings < branches. */
export function compareValues(one: Sortable, other: Sortable): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (typeof one === 'string' && typeof other === 'string') return one === other ? 0 : one < other ? -1 : 1;
  return rankOf(one) - rankOf(other);
}

function rankOf(value: Sortable): number {
  if (value === null) return 0;
  if (typeof value === 'boolean') return value ? 2 : 1;
  return typeof value === 'number' ? 3 : typeof value === 'string' ? 4 : 5;
}
