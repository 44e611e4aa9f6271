/** The hash with which a transaction states the value it read. */
import { type Node, type Scalar, isLeaf } from './node.ts';
import { compareKeys, compareValues } from './order.ts';
import { sha1 } from './sha1.ts';

/** Empty for null; from value and priority, children in order of priority. */
export function hashOf(node: Node | null): string {
  if (!node) return '';
  const priority = node.priority === null ? '' : `priority:${typed(node.priority)}:`;
  if (isLeaf(node)) return sha1(priority + typed(node.value));
  const children = [...node.children].toSorted(
    ([a, one], [b, other]) => compareValues(one.priority, other.priority) || compareKeys(a, b),
  );
  return sha1(priority + children.map(([key, child]) => `:${key}:${hashOf(child)}`).join(''));
}

const typed = (value: Scalar) => `${typeof value}:${typeof value === 'number' ? doubleInHex(value) : value}`;

/** The 16 hexadecimal digits of the IEEE 754 double. */
function doubleInHex(value: number): string {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return view.getBigUint64(0).toString(16).padStart(16, '0');
}
