import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OperationName } from '../../mocks/contract/types.ts';
import { createRandom } from '../../mocks/seed/random.ts';
import { apiTexts } from '../../src/app/api-texts.ts';
import { configureApi } from '../../src/shared/api/context.ts';
import { ApiError } from '../../src/shared/api/errors.ts';
import { routes } from '../../src/shared/api/generated/routes.ts';
import { createI18n, type I18n } from '../../src/shared/i18n/i18n.ts';
import type { Language } from '../../src/shared/i18n/locale.ts';
import { say, someOf, testSeed } from '../setup/random-counts.ts';
import { badAnswers, type Cell, type Serve } from './bad-answers.ts';
import { clientCalls } from './client-calls.ts';
import { operations, type Operation } from './contract-places.ts';

// Every operation of the contract, called by the generated client, times every bad answer, of a server of its own.

/** Nothing listens there, on any machine. */
const NOBODY = 'http://127.0.0.1:2';
const KEY = '7f6f1a3e-6f6e-4a58-9d4f-0d3f4f7b2a11';
const kinds = Object.entries(badAnswers);
const nameOf = ({ node }: Operation): OperationName => node['operationId'] as OperationName; // each has one

let server: Server;
let origin: string;
let call: Awaited<ReturnType<typeof clientCalls>>;
let texts: Record<Language, I18n>;
/** What the server does with the requests of this cell, and what became of it. */
let serve: Serve;
let sent = 0;
let keys: unknown[] = [];
let limits: number[] = [];
const refusedTokens: string[] = [];
const unhandled: unknown[] = [];
const keep = (reason: unknown) => unhandled.push(reason);
let cells = 0;

beforeAll(async () => {
  texts = { en: await createI18n('en'), sq: await createI18n('sq') };
  call = await clientCalls();
  server = createServer((request, response) => {
    if (request.url !== '/portal') keys.push(request.headers['idempotency-key'] ?? null);
    const nth = Number(request.headers['x-nth']);
    const patience = running[nth - 1];
    const wait = (ms: number) => ms > (patience?.ms ?? 0) && patience?.end();
    request.resume().on('end', () => serve({ request, response, nth, wait }));
  });
  server.keepAliveTimeout = 0; // a machine with other work takes its time between two requests
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // of a port, since it listens to one
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  if (cells > 0) say(`bad answers: ${cells} cells (operations × ${kinds.length} kinds)`);
});

/** The client's time limits of this cell, ended by the test instead of the clock. */
let running: { ms: number; end: () => void }[] = [];
beforeEach(() => {
  const real = fetch;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    limits.push(ms);
    running.push({ ms, end: () => limit.abort(new DOMException('too late', 'TimeoutError')) });
    return limit.signal;
  });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent += 1;
    if (url.startsWith('offline:')) return Promise.reject(new TypeError('Failed to fetch'));
    const headers = new Headers(init.headers);
    headers.set('x-nth', String(sent));
    return real(url, { ...init, headers });
  });
  process.on('unhandledRejection', keep);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  process.off('unhandledRejection', keep);
});

/** Long data as their length and hash. */
function digest(data: unknown): string {
  const text = JSON.stringify(data);
  return text.length < 2_000 ? text : `${text.length} ${createHash('sha1').update(text).digest('hex')}`;
}

const settled = async (run: Promise<unknown>): Promise<unknown> => {
  try {
    return { data: digest(await run) };
  } catch (error) {
    if (!(error instanceof ApiError)) return { thrown: String(error) };
    const { kind, status, message, fieldErrors, retryAfter } = error;
    return { kind, status, message, fieldErrors, retryAfter };
  }
};

/** What the caller and the server have seen of the cell. */
async function run(operation: OperationName, language: Language, cell: Cell): Promise<object> {
  [sent, keys, limits, running] = [0, [], [], []];
  refusedTokens.length = 0;
  unhandled.length = 0;
  if (typeof cell.serve === 'function') serve = cell.serve;
  configureApi({
    ...apiTexts(texts[language]),
    baseURL: cell.serve === 'refused' ? NOBODY : cell.serve === 'offline' ? 'offline:' : origin,
    getToken: () => 'token-1',
    onTokenRefused: (token) => refusedTokens.push(token),
  });
  const got = await Promise.all(cell.gets.map(() => settled(call(operation, { 'Idempotency-Key': KEY }))));
  cells += 1;
  return { got, sent, keys, limits, refusedTokens: [...refusedTokens], unhandled: [...unhandled] };
}

function expected({ method, node, parameters }: Operation, cell: Cell): object {
  const hasKey = parameters.some(({ name }) => name === 'Idempotency-Key');
  const all = cell.gets.length * cell.sent;
  // design §21: no skeleton after 15 s; a picture of 8 MB takes its time
  const limit = node['operationId'] === 'uploadImage' ? 120_000 : method === 'get' ? 7_000 : 15_000;
  return {
    got: cell.gets.map((one) => ('data' in one ? { data: digest(one.data) } : one)),
    sent: all,
    keys: typeof cell.serve === 'function' ? Array.from({ length: all }, () => (hasKey ? KEY : null)) : [],
    limits: Array.from({ length: all }, () => limit),
    refusedTokens: cell.refusesToken ? ['token-1'] : [],
    unhandled: [],
  };
}

it('the list is that of the contract, 28 kinds each', () => {
  expect(operations.map(nameOf).toSorted()).toEqual(Object.keys(routes).toSorted());
  expect(kinds).toHaveLength(28);
});

describe('[R11] [API-61] [ERR-14] a bad answer is one error in words, or an answer; a read is sent twice at most, a write once', () => {
  const all = operations.map((operation, at) => ({ operation, at, name: nameOf(operation) }));

  it.each(someOf(all))('$name', async ({ operation, at, name }) => {
    for (const [index, [kind, of]] of kinds.entries()) {
      const language = (at + index + testSeed()) % 2 === 0 ? 'en' : 'sq';
      const cell = of({ operation, language, random: createRandom(testSeed() + at * 31 + index) });
      expect({ kind, ...(await run(name, language, cell)) }).toEqual({ kind, ...expected(operation, cell) });
    }
  });
});
