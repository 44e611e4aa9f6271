/** Requests made from the contract: right ones, and right ones in which one value is wrong. */
import { z } from 'zod';
import { bodySchema, headerSchema, pathSchema, querySchema } from '../../mocks/contract/schemas.ts';
import type { OperationName } from '../../mocks/contract/types.ts';
import type { Random } from '../../mocks/seed/random.ts';
import { routes } from '../../src/shared/api/generated/routes.ts';
import { isNode, type Node, operations, resolve } from '../contract/contract-places.ts';
import type { Call } from '../contract/mock-world.ts';

/** Ids of the seeded data are small. */
const LARGEST_ID = 60;
const NO_ID = 999_999;
const KEYS = ['7f6f1a3e-6f6e-4a58-9d4f-0d3f4f7b2a11', '0b0b8a3e-6f6e-4a58-9d4f-0d3f4f7b2a12'];
const WORDS = ['', 'x', 'fusha-e-liqenit', 'Ekipi i Ri', 'Këmbësor ⚽', 'theme', 'x'.repeat(100), 'ë'.repeat(300)];
const DIGITS = ['+355', '+383', '690000123', '069 123 4567', '123456', '19:00', '08:30', 'venue-1', 'event-11'];
const DAYS = ['2026-11-26', '2026-12-03', '2001-01-01', '2098-12-31'];
const INSTANTS = DAYS.map((day) => `${day}T19:00:00+01:00`);
/** For every pattern and format of the contract there is one that fits. */
const TEXTS = [
  ...WORDS,
  ...DIGITS,
  ...DAYS,
  ...INSTANTS,
  ...KEYS,
  'https://fusha.example/terms',
  'an-invitation-token',
];
const FORMATS: Record<string, z.ZodType> = {
  date: z.iso.date(),
  'date-time': z.iso.datetime({ offset: true }),
  uuid: z.uuid(),
};

const numberOf = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const entriesOf = (value: unknown): [string, unknown][] => Object.entries(Object(value));

const fits = (text: string, node: Node): boolean =>
  text.length >= numberOf(node['minLength'], 0) &&
  text.length <= numberOf(node['maxLength'], Infinity) &&
  (typeof node['pattern'] !== 'string' || new RegExp(node['pattern'], 'u').test(text)) &&
  FORMATS[String(node['format'])]?.safeParse(text).success !== false;

/** A value that a schema of a request allows. */
export function rightValue(schema: unknown, random: Random): unknown {
  const node = resolve(schema);
  const { type, oneOf, anyOf } = node;
  if ('const' in node) return node['const'];
  if (Array.isArray(node['enum'])) return random.pick(node['enum'].map((value: unknown) => ({ value }))).value;
  const choice = oneOf ?? anyOf;
  if (Array.isArray(choice)) return rightValue(random.pick(choice), random);
  if (Array.isArray(type)) return rightValue({ ...node, type: random.pick(type) }, random);
  switch (type) {
    case 'null':
      return null;
    case 'boolean':
      return random.chance(0.5);
    case 'integer':
    case 'number':
      return rightNumber(node, random);
    case 'array':
      return rightList(node, random);
    case 'object':
      return rightObject(node, random);
    case 'string':
      if (node['format'] === 'binary') throw new Error('a file is no value of JSON');
      return random.pick(TEXTS.filter((text) => fits(text, node)).map((text) => ({ text }))).text;
    default:
      return random.pick([{ value: 1 }, { value: 'x' }, { value: null }, { value: { any: [] } }]).value;
  }
}

function rightNumber(node: Node, random: Random): number {
  const [from, to] = [numberOf(node['minimum'], 0), numberOf(node['maximum'], Infinity)];
  const near = random.int(Math.ceil(from), Math.min(to, from + LARGEST_ID));
  return random.chance(0.1) ? Math.min(to, NO_ID) : near;
}

/** The call about something that is not there: each id of its path and of its body once. */
export function missingCalls(name: OperationName, call: Call): Call[] {
  const isId = (value: unknown) => Number.isInteger(Number(value));
  const paths = [...partsOf(name).path.keys()].filter((key) => isId(call.path?.[key]));
  const bodies = Object.keys(call.body ?? {}).filter((key) => key.endsWith('_id'));
  const without = (part: 'path' | 'body', key: string): Call => ({ ...call, [part]: { ...call[part], [key]: NO_ID } });
  const calls = [...paths.map((key) => without('path', key)), ...bodies.map((key) => without('body', key))];
  return calls.filter((one) => !isRefused(name, one)); // of a closed list of ids there is none missing
}

function rightList(node: Node, random: Random): unknown[] {
  const least = numberOf(node['minItems'], 0);
  const wanted = random.int(least, Math.min(numberOf(node['maxItems'], Infinity), least + 2));
  const found = new Map<string, unknown>();
  for (let n = 0; found.size < wanted && n < 200; n += 1) {
    const entry = rightValue(node['items'], random);
    found.set(node['uniqueItems'] === true ? JSON.stringify(entry) : String(n), entry);
  }
  return [...found.values()];
}

function rightObject(node: Node, random: Random): object {
  const required = listOf(node['required']);
  const least = numberOf(node['minProperties'], 0);
  const all = entriesOf(node['properties']);
  const chosen = all.filter(([key]) => required.includes(key) || random.chance(0.4));
  const fields = chosen.length < least ? random.sample(all, least) : chosen;
  const { additionalProperties } = node;
  const more = isNode(additionalProperties)
    ? { 'booking.weekly_allowed': rightValue(additionalProperties, random) }
    : {};
  return { ...more, ...Object.fromEntries(fields.map(([key, field]) => [key, rightValue(field, random)])) };
}

/** What the contract says of a request. */
function partsOf(name: OperationName): { path: Map<string, unknown>; query: Map<string, unknown>; body: Node | null } {
  const { parameters, body } = operations.find(({ node }) => node['operationId'] === name) ?? fail(name);
  const placed = (place: string) =>
    new Map(parameters.flatMap((one) => (one['in'] === place ? [[String(one['name']), one['schema']] as const] : [])));
  return { path: placed('path'), query: placed('query'), body };
}
const hasKey = (name: OperationName): boolean => headerSchema(name) !== undefined;
type Query = NonNullable<Call['query']>;
type Paths = NonNullable<Call['path']>;

/** The call with some other values, each of which the contract allows; half of the time it is about something else. */
export function rightCall(name: OperationName, call: Call, random: Random): Call {
  const parts = partsOf(name);
  const query = [...parts.query].flatMap(([key, schema]) => {
    if (key === 'module' || !random.chance(key in (call.query ?? {}) ? 0.2 : 0.3)) return [];
    return [[key, [rightValue(schema, random)].flat()[0] ?? ''] as const]; // of a list one entry
  });
  const path = [...parts.path].map(([key, schema]) => {
    const isOther = random.chance(0.25) || call.path?.[key] === undefined;
    return [key, isOther ? rightValue(schema, random) : call.path?.[key]] as const;
  });
  return {
    ...call,
    language: random.pick(['en', 'sq'] as const),
    path: Object.fromEntries(path) as Paths, // path parameters are numbers and texts
    query: { ...call.query, ...(Object.fromEntries(query.filter(([, value]) => value !== '')) as Query) }, // like those of a query
    ...(parts.body && routes[name].method !== 'GET' && { body: otherBody(parts.body, call.body, random) }),
    ...(hasKey(name) && random.chance(0.3) && { key: random.pick(KEYS) }),
  };
}

function otherBody(schema: Node, body: object | undefined, random: Random): object {
  const required = listOf(schema['required']);
  const isAnew = body === undefined || random.chance(0.2);
  const next = new Map(Object.entries(body ?? {}));
  for (const [key, field] of entriesOf(schema['properties'])) {
    if (key === 'module' || resolve(field)['format'] === 'binary') continue;
    const isThere = next.has(key);
    if (isThere && !required.includes(key) && random.chance(0.1)) next.delete(key);
    else if (isAnew || random.chance(isThere ? 0.2 : 0.1) || (!isThere && required.includes(key)))
      next.set(key, rightValue(field, random));
  }
  return Object.fromEntries(next);
}

const WRONG_PATHS = ['abc', '0', '-1', '1.5', '99999999999999999999', '%20', 'Ë', 'a!', '%00'];
const WRONG_QUERIES = ['', 'x', '-1', '1.5', '1e9', 'nobody', '2026-02-30', '2100-01-01', '9'.repeat(400)];
const WRONG_VALUES = [
  null,
  '',
  'nobody',
  -1,
  0.5,
  1e308,
  '9'.repeat(6_000),
  true,
  [],
  {},
  [null],
  { a: 1 },
  '2026-02-30',
  '\u0000',
];

/** A wrong call, and the field that the refusal names; of a wrong path there is none (404). */
export interface WrongCall extends Call {
  readonly wrong: { readonly in: 'path' } | { readonly in: 'query' | 'body' | 'header'; readonly field: string };
}

/** The call with one value that the contract does not allow. */
export function wrongCall(name: OperationName, call: Call, random: Random): WrongCall {
  for (;;) {
    const next = damaged(name, call, random);
    if (next && isRefused(name, next)) return next;
  }
}

function damaged(name: OperationName, call: Call, random: Random): WrongCall | null {
  const parts = partsOf(name);
  const isWrite = routes[name].method !== 'GET';
  const places = [
    ...(parts.path.size > 0 ? ['path'] : []),
    'query',
    ...(parts.body && isWrite ? ['body', 'body', 'body', 'body'] : []),
  ];
  const place = random.pick([...places, ...(hasKey(name) ? ['header'] : [])]);
  if (place === 'header')
    return { ...call, key: random.pick(['x', '1', 'a'.repeat(36)]), wrong: { in: 'header', field: 'Idempotency-Key' } };
  if (place === 'path') {
    const key = random.pick([...parts.path.keys()]);
    return { ...call, path: { ...call.path, [key]: random.pick(WRONG_PATHS) }, wrong: { in: 'path' } };
  }
  if (place === 'query') {
    if (parts.query.size === 0) return null;
    const field = random.pick([...parts.query.keys()]);
    return {
      ...call,
      query: { ...call.query, [field]: random.pick(WRONG_QUERIES.map((text) => ({ text }))).text },
      wrong: { in: 'query', field },
    };
  }
  const keys = ['module', ...Object.keys(Object(parts.body?.['properties'])), 'not_in_the_contract'];
  const field = random.pick(keys);
  const { [field]: before, ...others } = { ...call.body } as Record<string, unknown>;
  if (random.chance(0.2)) return before === undefined ? null : { ...call, body: others, wrong: { in: 'body', field } };
  return { ...call, body: { ...others, [field]: spoilt(before, random) }, wrong: { in: 'body', field } };
}

/** Another value, or one with another value somewhere within. */
function spoilt(value: unknown, random: Random): unknown {
  const isInside = typeof value === 'object' && value !== null && !(value instanceof Blob) && random.chance(0.7);
  const keys = isInside ? Object.keys(value) : [];
  if (keys.length === 0) return random.pick(WRONG_VALUES.map((wrong) => ({ wrong }))).wrong;
  const key = random.pick(keys);
  if (Array.isArray(value))
    return value.map((one, at) => (String(at) === key ? spoilt(one, random) : (one as unknown)));
  return { ...Object(value), [key]: spoilt(Reflect.get(Object(value), key), random) };
}

/** Whether the schemas of the contract refuse the call, at the place that it names. */
export function isRefused(
  name: OperationName,
  { path, query, body, key, module = 'base', wrong }: Call & Partial<WrongCall>,
): boolean {
  const types: Readonly<Record<string, string>> = routes[name].query;
  const inQuery = routes[name].method === 'GET' || routes[name].method === 'DELETE';
  const asked = Object.entries({ ...(inQuery && { module }), ...query }).map(([field, value]) => [
    field,
    coerced(value, types[field]),
  ]);
  const named = Object.entries(path ?? {}).map(([field, value]) => [
    field,
    coerced(decoded(value), numeric(pathSchema(name), field)),
  ]);
  const sent = inQuery && body === undefined ? {} : { ...(!inQuery && { module }), ...body };
  const parts = {
    path: [pathSchema(name), Object.fromEntries(named)],
    query: [querySchema(name), Object.fromEntries(asked)],
    body: [bodySchema(name), sent],
    header: [headerSchema(name), key === undefined ? {} : { 'Idempotency-Key': key }],
  } as const;
  const isWrong = ([schema, value]: readonly [z.ZodType | undefined, unknown]) =>
    schema?.safeParse(value).success === false;
  return wrong ? isWrong(parts[wrong.in]) : Object.values(parts).some(isWrong);
}

const decoded = (value: string | number): string => decodeURIComponent(String(value));
const numeric = (schema: z.ZodType | undefined, field: string): string =>
  schema instanceof z.ZodObject && schema.shape[field] instanceof z.ZodNumber ? 'integer' : 'string';
function coerced(value: unknown, type = 'string'): unknown {
  if (type.startsWith('array:')) return [coerced(value, type.slice('array:'.length))];
  const text = String(value);
  if (type === 'integer' || type === 'number')
    return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);
  if (type === 'boolean') return { true: true, 1: true, false: false, 0: false }[text] ?? text;
  return text;
}

function fail(message: string): never {
  throw new Error(message);
}
