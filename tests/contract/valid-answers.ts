import type { Random } from '../../mocks/seed/random.ts';
import { isNode, resolve, type Node } from './contract-places.ts';

const DATES: Record<string, string> = { 'date-time': '2026-11-26T19:00:00+01:00', date: '2026-11-26' };

/**
 * A value that the contract allows: lists of 0 to 2 entries, what may be null or absent is so half of the time. Every object has a
 * field more than the contract knows, and a closed list of words may have a new one.
 */
export function validValue(schema: unknown, random: Random): unknown {
  const node = resolve(schema);
  const { type, oneOf, format } = node;
  if (isNode(schema) && schema['$ref'] === '#/components/schemas/WallTime') return random.pick(['08:00', '24:30']);
  if (Array.isArray(oneOf)) return validValue(random.pick(oneOf), random);
  if (Array.isArray(type)) return validValue({ type: random.pick(type) }, random);
  switch (type) {
    case 'null':
      return null;
    case 'boolean':
      return random.chance(0.5);
    case 'integer':
    case 'number':
      return random.pick([0, 1, 40]);
    case 'array':
      return Array.from({ length: random.int(0, 2) }, () => validValue(node['items'], random));
    case 'object':
      return validObject(node, random);
    case 'string':
      if (Array.isArray(node['enum'])) return random.pick([...node['enum'], 'new-word']);
      return DATES[String(format)] ?? random.pick(['', 'x', 'Tiranë']);
    default:
      return random.pick<unknown>([null, 1, 'x', { any: [] }]);
  }
}

function validObject(node: Node, random: Random): unknown {
  const required = Array.isArray(node['required']) ? node['required'] : [];
  const fields = Object.entries(isNode(node['properties']) ? node['properties'] : {})
    .filter(([key]) => required.includes(key) || random.chance(0.5))
    .map(([key, value]) => [key, validValue(value, random)]);
  const { additionalProperties } = node;
  const extra = isNode(additionalProperties) ? validValue(additionalProperties, random) : { deep: [] };
  return { ...Object.fromEntries(fields), not_in_the_contract: extra };
}
