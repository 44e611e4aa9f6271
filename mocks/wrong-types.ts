/** A correct answer in which one value has another type: what a server with a fault sends. */

type Path = readonly (string | number)[];
interface Damage {
  readonly path: Path;
  /** In place of the value; absent: the key is left out. */
  readonly value?: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** In place of a value of this type. */
function otherValues(value: unknown): unknown[] {
  if (Array.isArray(value)) return [{}, null, 'x'];
  if (value === null) return [[], {}];
  if (typeof value === 'object') return ['x', null, []];
  if (typeof value === 'string') return [42, null, {}];
  return ['x', null, []]; // numbers and booleans
}

/** All damages of one value and of what it holds. */
function* damagesOf(value: unknown, path: Path = []): Generator<Damage> {
  for (const other of otherValues(value)) yield { path, value: other };
  if (!isObject(value)) return;
  for (const [key, child] of Object.entries(value)) {
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    if (!Array.isArray(value)) yield { path: place };
    yield* damagesOf(child, place);
  }
}

/** A copy with the damage; the other values are shared. */
function damaged(value: unknown, { path: [key, ...path], ...rest }: Damage): unknown {
  if (key === undefined) return rest.value;
  if (Array.isArray(value)) return value.map((child, at) => (at === key ? damaged(child, { path, ...rest }) : child));
  const entries = Object.entries(isObject(value) ? value : {});
  return Object.fromEntries(
    path.length === 0 && !('value' in rest)
      ? entries.filter(([name]) => name !== key)
      : entries.map(([name, child]) => [name, name === key ? damaged(child, { path, ...rest }) : child]),
  );
}

/**
 * The answer with one wrong type, at a place that the seed chooses at any depth; the answer itself where nothing can be wrong in it.
 * `isWrong` tells a damage from what the contract allows as well, such as null where a value may be missing.
 */
export function withWrongType(data: unknown, seed: number, isWrong: (data: unknown) => boolean): unknown {
  const damages = [...damagesOf(data)];
  // a step that has no factor in common with the number of places visits them all
  const step = 7919;
  const start = Math.imul(seed + 1, 2_654_435_761) >>> 0;
  for (let n = 0; n < damages.length; n += 1) {
    const damage = damages[(start + n * step) % damages.length];
    const next = damage && damaged(data, damage);
    if (isWrong(next)) return next;
  }
  return data;
}
