import { z } from 'zod';
import type { Language } from '../db/records.ts';
import { trimTexts } from '../../src/shared/lib/trim-texts.ts';
import { isDeeperThan } from '../json-depth.ts';
import { fieldErrors } from './messages.ts';
import { OperationError } from './envelope.ts';
import type { Match } from './router.ts';
import { bodySchema, headerSchema, pathSchema, querySchema } from './schemas.ts';
import type { FieldErrorInput } from './types.ts';

/** Deeper than anything in the contract; protects recursive code from a stack overflow. */
const MOST_LEVELS = 32;

/** An unvalidated request; values of path and query are coerced to the contract's types. */
export interface RawInput {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly idempotencyKey: string | null;
}

/** Reads a request once; a body that is not JSON is refused before anything else is checked. */
export async function readInput(request: Request, match: Match): Promise<RawInput> {
  return {
    path: coercePath(match),
    query: coerceQuery(new URL(request.url).searchParams, match.route.query),
    body: await readBody(request),
    idempotencyKey: request.headers.get('idempotency-key'),
  };
}

/** The active module: in the body of POST, PUT and PATCH, else in the query (API-05 … API-09). */
export function moduleOf(raw: RawInput): unknown {
  if (typeof raw.body === 'object' && raw.body !== null && 'module' in raw.body) return raw.body.module;
  return raw.query['module'];
}

/** Trims the texts and parses every part by the contract's schemas; a path that cannot name a record is 404, anything else 422. */
export function validateInput(match: Match, raw: RawInput, language: Language) {
  const path = pathSchema(match.operation)?.safeParse(raw.path);
  if (path && !path.success) throw new OperationError(404, 'not_found');
  const errors: FieldErrorInput[] = [];
  const check = (schema: z.ZodType | undefined, value: unknown): unknown => {
    const result = schema?.safeParse(value);
    if (result?.success === false) errors.push(...fieldErrors(result.error.issues, value, language));
    return result?.data;
  };
  const query = check(querySchema(match.operation), raw.query);
  const schema = bodySchema(match.operation);
  const body = check(schema, schema && trimTexts(schema, raw.body ?? {}));
  const repeated = match.route.unique.flatMap((list) => repetitions(raw.body, list.split('.')));
  errors.push(...fieldErrors(repeated, raw.body, language));
  check(headerSchema(match.operation), raw.idempotencyKey === null ? {} : { 'Idempotency-Key': raw.idempotencyKey });
  if (errors.length > 0) throw new OperationError(422, 'validation', null, { errors });
  return { path: path?.data ?? {}, query: query ?? {}, body, headers: { idempotencyKey: raw.idempotencyKey } };
}

/** Entries that stand twice in the list at this path of a body: the generated schemas leave `uniqueItems` unchecked. */
function repetitions(value: unknown, [step, ...rest]: readonly string[], path: PropertyKey[] = []): z.core.$ZodIssue[] {
  if (step === undefined)
    return (Array.isArray(value) ? value : []).flatMap((entry, index, list) =>
      list.indexOf(entry) < index ? { code: 'custom', path: [...path, index], message: '' } : [],
    );
  if (typeof value !== 'object' || value === null) return [];
  const keys = step === '*' ? [...Object.values(value).keys()] : [step];
  return keys.flatMap((key) => repetitions(Reflect.get(value, key), rest, [...path, key]));
}

async function readBody(request: Request): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const type = request.headers.get('content-type') ?? '';
  try {
    if (type.startsWith('multipart/form-data')) return Object.fromEntries(await request.formData());
    const text = await request.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    if (isDeeperThan(MOST_LEVELS, body)) throw new RangeError('nested too deep');
    return body;
  } catch {
    throw new OperationError(422, 'validation');
  }
}

function coercePath({ operation, path }: Match): Record<string, unknown> {
  const schema = pathSchema(operation);
  const shape: Readonly<Record<string, unknown>> = schema instanceof z.ZodObject ? schema.shape : {};
  return Object.fromEntries(
    Object.entries(path).map(([name, text]) => [
      name,
      shape[name] instanceof z.ZodNumber ? coerce(text, 'integer') : text,
    ]),
  );
}

function coerceQuery(params: URLSearchParams, types: Readonly<Record<string, string>>): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const [name, type] of Object.entries(types)) {
    if (!params.has(name)) continue;
    const item = type.startsWith('array:') ? type.slice('array:'.length) : null;
    query[name] = item ? params.getAll(name).map((text) => coerce(text, item)) : coerce(params.get(name) ?? '', type);
  }
  return query;
}

/** A value that cannot be coerced stays a string, which the schema refuses. */
function coerce(text: string, type: string): unknown {
  if ((type === 'integer' || type === 'number') && text.trim() !== '' && Number.isFinite(Number(text)))
    return Number(text);
  if (type === 'boolean' && (text === 'true' || text === '1')) return true;
  if (type === 'boolean' && (text === 'false' || text === '0')) return false;
  return text;
}
