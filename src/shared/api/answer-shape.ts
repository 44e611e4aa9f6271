/**
 * What an answer looks like, written as a value of the same form (`scripts/answer-shapes.ts`): `''` a string, `'date'`,
 * `'instant'` or `'time'` one that is written so, `0` a number, `false` a boolean, `{ key: shape }` an object, which may have more keys, `[shape]` a list, `null`
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
  const form = typeof shape === 'string' ? FORMS[shape] : undefined;
  return typeof value === typeof shape && (!form || isWritten(String(value), form));
}

/** Pages throw at others; `Date.parse` alone takes "Fusha 1", too. */
const FORMS: Readonly<Record<string, RegExp>> = {
  date: /^[12]\d{3}-\d\d-\d\d$/,
  instant: /^[12]\d{3}-\d\d-\d\dT/,
  time: /^\d\d:[0-5]\d$/,
};

const isWritten = (text: string, form: RegExp): boolean =>
  form.test(text) && (form === FORMS['time'] || !Number.isNaN(Date.parse(text)));

const isRecord = (value: unknown): value is Record<string, Shape> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
