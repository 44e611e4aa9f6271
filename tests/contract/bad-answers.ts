/** The 28 bad answers (design §21): what the server does with a call of any operation, and what the caller gets. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Random } from '../../mocks/seed/random.ts';
import type { ApiErrorKind } from '../../src/shared/api/errors.ts';
import type { Language } from '../../src/shared/i18n/locale.ts';
import { isNode, type Node, type Operation, resolve } from './contract-places.ts';
import { validValue } from './valid-answers.ts';

/** One call that is answered badly. */
export interface BadCall {
  readonly operation: Operation;
  readonly language: Language;
  readonly random: Random;
}

/** What the server may do besides answering. */
export interface Hands {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Of this cell's requests: 1, 2 … in the order in which the client sent them. */
  readonly nth: number;
  /** Ends the client's patience, as its clock would after `ms`; nothing happens before its own limit. */
  readonly wait: (ms: number) => void;
}
export type Serve = (hands: Hands) => void;

export interface Failed {
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly message: string;
  readonly fieldErrors: readonly { readonly field: string; readonly message: string }[];
  readonly retryAfter: number | null;
}

export interface Cell {
  /** `refused`: nothing listens there; `offline`: the browser does not even try. */
  readonly serve: Serve | 'refused' | 'offline';
  /** What each call gets; two calls at once where there are two. */
  readonly gets: readonly ({ readonly data: unknown } | Failed)[];
  /** Requests of one call. */
  readonly sent: number;
  /** The token of a call was refused. */
  readonly refusesToken?: true;
}

const FALLBACK = { en: 'Something went wrong.', sq: 'Diçka shkoi keq.' };
/** The server writes in the language it is asked in. */
const SAID = { en: 'The server says no.', sq: 'Serveri thotë jo.' };
const HTML = '<!doctype html><title>Sign in to the network</title><h1>Welcome</h1>';
/** Later than the limit of a read, earlier than that of a write. */
const LATE = 10_000;
const MANY = 10_000;
const LONG = 1_000_000;

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  'javascript:alert(1)',
  '__proto__',
  '\u202Egnp.exe',
  '\u0000\u200B\uFEFF',
  '\uD800',
  '%00%0d%0a',
  '"\'`${7*7}',
];

const body =
  (status: number, content: string, headers: Record<string, string> = {}): Serve =>
  ({ response }) =>
    response.writeHead(status, headers).end(content);
const JSON_TYPE = { 'content-type': 'application/json' };
const json = (status: number, content: unknown, headers = {}): Serve =>
  body(status, JSON.stringify(content), { ...JSON_TYPE, ...headers });
const envelope = (data: unknown) => ({ success: true, message: 'Done.', errors: [], data });
const saying =
  (status: number, errors: readonly object[] = [], headers = {}): Serve =>
  (hands) => {
    const message = hands.request.headers['accept-language'] === 'sq-AL' ? SAID.sq : SAID.en;
    json(status, { success: false, message, errors, data: null }, headers)(hands);
  };

const isRead = ({ operation }: BadCall) => operation.method === 'get';
const dataSchema = ({ operation }: BadCall): Node => resolve(Object(resolve(operation.answer)['properties'])['data']);
/** Whose `data` is null by contract, so that any data will do. */
const answersNothing = (of: BadCall) => dataSchema(of)['type'] === 'null';
const validData = (of: BadCall): Record<string, unknown> => ({ ...Object(validValue(dataSchema(of), of.random)) });
const requiredKeys = (of: BadCall): string[] => {
  const keys = dataSchema(of)['required'];
  return Array.isArray(keys) ? keys.map(String) : [];
};

/** The first value that every operation has or the given ones: what only asks for a kind of value gets it. */
const always = (random: Random, wanted: (item: unknown) => boolean): Random => ({
  ...random,
  chance: () => true,
  int: (_from, to) => to,
  pick: (items) => items.find(wanted) ?? random.pick(items.filter((item) => item !== 'null')),
});

const got = (data: unknown): Pick<Cell, 'gets' | 'sent'> => ({ gets: [{ data }], sent: 1 });

function failed(
  of: BadCall,
  kind: ApiErrorKind,
  status: number,
  more: Partial<Failed> = {},
): Pick<Cell, 'gets' | 'sent'> {
  const isRepeated = isRead(of) && (status === 0 || [408, 409, 425, 429, 500, 502, 503, 504].includes(status));
  const failure = { kind, status, message: FALLBACK[of.language], fieldErrors: [], retryAfter: null, ...more };
  return { gets: [failure], sent: isRepeated ? 2 : 1 };
}
const unreachable = (of: BadCall) => failed(of, 'unreachable', 0);
const refused = (of: BadCall, status: number, more: Partial<Failed> = {}) =>
  failed(of, 'refused', status, { message: SAID[of.language], ...more });

/** Data that are no such answer; an operation without data takes them. */
function wrongData(of: BadCall, data: unknown): Cell {
  const serve = json(200, envelope(data));
  return { serve, ...(answersNothing(of) ? got(data ?? {}) : failed(of, 'broken', 200)) };
}
const rightData = (data: unknown): Cell => ({ serve: json(200, envelope(data)), ...got(data) });

function withoutRequired(of: BadCall): unknown {
  const missing = requiredKeys(of).length > 0 ? of.random.pick(requiredKeys(of)) : null;
  return Object.fromEntries(Object.entries(validData(of)).filter(([key]) => key !== missing));
}

const isOfType = (value: unknown, type: unknown): boolean =>
  type === 'null' ? value === null : type === 'array' ? Array.isArray(value) : typeof value === type;
/** The types that a schema allows; none are all. */
const typesOf = (schema: unknown): unknown[] => {
  const { type, oneOf } = resolve(schema);
  return Array.isArray(oneOf)
    ? oneOf.flatMap(typesOf)
    : [type].flat().map((one) => (one === 'integer' ? 'number' : one));
};
function withWrongType(of: BadCall): unknown {
  const fields = Object(dataSchema(of)['properties']);
  const closed = requiredKeys(of).filter((key) => !typesOf(fields[key]).includes(undefined));
  if (closed.length === 0) return { other: 'x' };
  const key = of.random.pick(closed);
  const others = ['x', 42, true, null, []].filter(
    (value) => !typesOf(fields[key]).some((type) => isOfType(value, type)),
  );
  return { ...validData(of), [key]: of.random.pick(others.map((value) => ({ value }))).value };
}

/** The first list of the answer with 10,000 entries; without a list a text of 1 MB. */
function huge(of: BadCall): unknown {
  const fields: Record<string, unknown> = Object(dataSchema(of)['properties']);
  const list = Object.entries(fields).find(([, schema]) => resolve(schema)['type'] === 'array');
  if (!list) return { ...validData(of), not_in_the_contract: 'ë'.repeat(LONG) };
  const entry = validValue(resolve(list[1])['items'], of.random);
  return { ...validData(of), [list[0]]: Array.from({ length: MANY }, () => entry) };
}

const mapTexts = (value: unknown, text: () => string): unknown => {
  if (['', 'x', 'Tiranë'].includes(String(value)) && typeof value === 'string') return text();
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, text));
  return isNode(value)
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, text)]))
    : value;
};

const ERRORS = [
  { field: 'name', message: 'Name is required.', code: 'validation' },
  { field: 'not_a_field.0.of_any_form', message: 'This is not right.' },
];
/** Entries that are no field errors are left out. */
const WITH_RUBBISH = [...ERRORS, null, 'no', { field: 'x' }, { field: 'x', message: 7 }] as object[];

/** By name: the transport, the body, the status. */
export const badAnswers: Record<string, (of: BadCall) => Cell> = {
  'connection refused': (of) => ({ serve: 'refused', ...unreachable(of) }),
  'reset before the answer': (of) => ({
    serve: ({ request }) => request.socket.resetAndDestroy(),
    ...unreachable(of),
  }),
  'reset in the middle of the body': (of) => ({
    serve({ response }) {
      const whole = JSON.stringify(envelope(validData(of)));
      response.writeHead(200, { ...JSON_TYPE, 'content-length': whole.length * 2 });
      response.write(whole.slice(0, whole.length / 2), () => response.socket?.destroy());
    },
    ...unreachable(of),
  }),
  'no answer': (of) => ({ serve: ({ wait }) => wait(Infinity), ...unreachable(of) }),
  'an answer after 10 s': (of) => {
    const data = validData(of);
    const serve: Serve = (hands) => {
      hands.wait(LATE);
      json(200, envelope(data))(hands);
    };
    return { serve, ...(isRead(of) ? unreachable(of) : got(data)) };
  },
  'answers out of order': (of) => {
    const data = validData(of);
    let first = () => {};
    const serve: Serve = (hands) => {
      const answer = () => json(200, envelope({ ...data, nth: hands.nth }))(hands);
      if (hands.nth === 1) first = answer;
      else hands.response.on('close', () => first());
      if (hands.nth === 2) answer();
    };
    return { serve, gets: [{ data: { ...data, nth: 1 } }, { data: { ...data, nth: 2 } }], sent: 1 };
  },
  offline: (of) => ({ serve: 'offline', ...unreachable(of) }),

  'an empty 200': (of) => ({ serve: body(200, ''), ...failed(of, 'broken', 200) }),
  'a 204': (of) => ({ serve: body(204, ''), ...failed(of, 'broken', 204) }),
  'HTML with 200': (of) => ({ serve: body(200, HTML, { 'content-type': 'text/html' }), ...failed(of, 'broken', 200) }),
  'a 302 to HTML': (of) => ({
    serve: (hands) =>
      hands.request.url === '/portal'
        ? body(200, HTML, { 'content-type': 'text/html' })(hands)
        : body(302, '', { location: '/portal' })(hands),
    ...failed(of, 'broken', 200),
  }),
  'JSON of another content type': (of) => {
    const data = validData(of);
    return { serve: body(200, JSON.stringify(envelope(data)), { 'content-type': 'text/plain' }), ...got(data) };
  },
  'success: false': (of) => ({ serve: saying(200), ...refused(of, 200) }),
  'data: null': (of) => wrongData(of, null),
  'a required field missing': (of) => wrongData(of, withoutRequired(of)),
  'a field of another type': (of) => wrongData(of, withWrongType(of)),
  'a new word of an enumeration': (of) =>
    rightData(validData({ ...of, random: always(of.random, (item) => item === 'new-word') })),
  'unknown fields': (of) => rightData({ ...validData(of), more: { at: [{ all: null }] } }),
  '10,000 entries or 1 MB of text': (of) => rightData(huge(of)),
  'hostile texts': (of) => rightData(mapTexts(validData(of), () => of.random.pick(HOSTILE))),

  '400 with errors': (of) => ({ serve: saying(400, WITH_RUBBISH), ...refused(of, 400, { fieldErrors: ERRORS }) }),
  '401': (of) => ({ serve: saying(401), ...refused(of, 401), refusesToken: true }),
  '403': (of) => ({ serve: saying(403), ...refused(of, 403) }),
  '404': (of) => ({ serve: saying(404), ...refused(of, 404) }),
  '409': (of) => ({ serve: saying(409), ...refused(of, 409) }),
  '422 with known and unknown fields': (of) => ({
    serve: saying(422, ERRORS),
    ...refused(of, 422, { fieldErrors: ERRORS }),
  }),
  '429 with Retry-After': (of) => ({
    serve: saying(429, [], { 'retry-after': '30' }),
    ...refused(of, 429, { retryAfter: 30 }),
  }),
  '500, 502, 503 or 504, as JSON or HTML': (of) => {
    const status = of.random.pick([500, 502, 503, 504]);
    return of.random.chance(0.5)
      ? { serve: saying(status), ...refused(of, status, { kind: 'broken' }) }
      : { serve: body(status, HTML), ...failed(of, 'broken', status) };
  },
};
