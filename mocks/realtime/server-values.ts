import { type Json, type JsonObject, isJsonObject } from './json.ts';
import { type Node, childrenOf, valueOf } from './node.ts';

/** Resolves server values: `{".sv":"timestamp"}` and `{".sv":{"increment":n}}`. */
export function resolveServerValues(json: Json, existing: Node | null, now: number): Json {
  if (Array.isArray(json))
    return json.map((item: Json, n) => resolveServerValues(item, childrenOf(existing).get(String(n)) ?? null, now));
  if (!isJsonObject(json)) return json;
  if ('.sv' in json) return serverValue(json, existing, now);
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => {
      const known = key === '.value' ? existing : (childrenOf(existing).get(key) ?? null);
      return [key, resolveServerValues(value, known, now)];
    }),
  );
}

function serverValue({ '.sv': wanted = null }: JsonObject, existing: Node | null, now: number): Json {
  if (wanted === 'timestamp') return now;
  const by = isJsonObject(wanted) ? wanted['increment'] : null;
  if (typeof by !== 'number') return null;
  const known = valueOf(existing);
  return typeof known === 'number' ? known + by : by;
}
