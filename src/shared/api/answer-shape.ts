/**
 * What an answer looks like, written as a value of the same form (`scripts/answer-shapes.ts`): `''` a string, `'date'` one that
 * is a date, `0` a number, `false` a boolean, `{ key: shape }` an object, which may have more keys, `[shape]` a list, `null`
 * whatever is there. With a second entry: `[shape, null]` or null, `[shape, '?']` or absent, `[shape, '{}']` under any key,
 * `[shapes, '|']` one of them.
 */
export type Shape = string | number | boolean | null | readonly Shape[] | { readonly [key: string]: Shape };

/** Whether a value has this shape: its types, at every depth. Ranges, patterns and the values of enumerations are not compared. */
export function hasShape(value: unknown, shape: Shape): boolean {
  if (Array.isArray(shape)) {
    const [inner = null, kind] = shape as readonly Shape[]; // the language forgets the type of its entries
    if (kind === undefined) return Array.isArray(value) && value.every((entry) => hasShape(entry, inner));
    if (kind === '|') return (inner as readonly Shape[]).some((one) => hasShape(value, one)); // a list, by the generator
    if (kind === '{}') return isRecord(value) && Object.values(value).every((entry) => hasShape(entry, inner));
    return value === (kind === null ? null : undefined) || hasShape(value, inner);
  }
  if (isRecord(shape)) return isRecord(value) && Object.entries(shape).every(([key, one]) => hasShape(value[key], one));
  if (shape === null) return value !== undefined;
  return typeof value === typeof shape && (shape !== 'date' || !Number.isNaN(Date.parse(String(value))));
}

const isRecord = (value: unknown): value is Record<string, Shape> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
