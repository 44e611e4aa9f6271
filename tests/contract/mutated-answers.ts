import type { Random } from '../../mocks/seed/random.ts';

type Path = readonly (string | number)[];
interface Place {
  readonly path: Path;
  readonly value: unknown;
}

/** Every value within a value, and itself. */
function* placesOf(value: unknown, path: Path = []): Generator<Place> {
  yield { path, value };
  if (typeof value !== 'object' || value === null) return;
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  for (const key of keys) yield* placesOf(Reflect.get(value, key), [...path, key]);
}

/** A copy with another value at a place; the rest is shared. */
function put(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next;
  if (Array.isArray(value)) return value.map((one: unknown, at) => (at === key ? put(one, rest, next) : one));
  return { ...Object(value), [key]: put(Reflect.get(Object(value), key), rest, next) };
}

const DATE = /^\d{4}-\d\d-\d\d/;
const TIME = /^\d\d:\d\d$/;
const isTimed = (value: unknown): value is string =>
  typeof value === 'string' && (DATE.test(value) || TIME.test(value));
/** `Date.parse` takes the second to the fifth. */
const NO_TIMES = [
  '',
  'Fusha 1',
  '1',
  '26 Nov 2026',
  '2026',
  '2026-13-45',
  '26.11.2026',
  '7pm',
  '19',
  '2026-11-26 19:00',
];

/** The answer with a date or a time that is none; the answer itself where it has neither. */
export function withWrongTime(data: unknown, random: Random): unknown {
  const places = [...placesOf(data)].filter(({ value }) => isTimed(value));
  if (places.length === 0) return data;
  const { path, value } = random.pick(places);
  const others = [...NO_TIMES, DATE.test(String(value)) ? '19:00' : '2026-11-26'];
  return put(data, path, random.pick(others.map((text) => ({ text }))).text);
}

/** With a key more; in what may be a map it has a value like the others. */
function withKey(value: object): object {
  const [first, ...others] = Object.values(value);
  const isMap = others.every((one) => typeof one === typeof first);
  return { ...value, not_in_the_contract: isMap ? first : [{ deep: null }] };
}

/** What has no other type: a newer server may send it. */
function otherOfType(value: unknown, random: Random): unknown {
  if (Array.isArray(value)) return random.chance(0.5) ? [] : [...(value as unknown[]), ...(value as unknown[])];
  if (typeof value === 'object' && value !== null) return withKey(value);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return random.pick([-1, 0, 0.5, 2 ** 53, 1e308]);
  if (typeof value === 'string' && !isTimed(value)) return random.pick(['new-word', '\u202Ex', 'ë'.repeat(5_000)]);
  return value;
}

/** The answer with another value of the same type somewhere. */
export function withOtherValue(data: unknown, random: Random): unknown {
  const { path, value } = random.pick([...placesOf(data)]);
  return put(data, path, otherOfType(value, random));
}
