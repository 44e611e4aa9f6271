import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiContext, configureApi, DEVELOPMENT_API } from './context.ts';
import { ApiError } from './errors.ts';
import { request } from './request.ts';

type Answer = () => Response | Promise<Response>;

const ok = (data: unknown = {}): Answer => json(200, { success: true, message: null, errors: [], data });
function json(status: number, body: unknown): Answer {
  return () => Response.json(body, { status });
}

/** The requests that left, and the next answers in order (the last one repeats). */
const sent: Request[] = [];
let answers: Answer[] = [];

beforeEach(() => {
  sent.length = 0;
  answers = [ok()];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    sent.push(new Request(new URL(input, 'https://app.example'), init));
    return (answers.length > 1 ? answers.shift() : answers[0])!(); // the array is never empty
  });
  configureApi({
    getModule: () => 'venue',
    getToken: () => 'token-1',
    getLanguage: () => 'sq-AL',
    say: () => 'Diçka shkoi keq.',
  });
});
afterEach(() => vi.unstubAllGlobals());

const first = () => {
  const [request] = sent;
  if (!request) throw new Error('nothing was sent');
  return request;
};
const failure = async (run: Promise<unknown>): Promise<ApiError> => {
  const error = await run.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
};

describe('what a request carries', () => {
  it('[API-01] is JSON both ways', async () => {
    await request({ url: '/x', method: 'POST', data: { a: 1 } });
    expect(first().headers.get('accept')).toBe('application/json');
    expect(first().headers.get('content-type')).toContain('application/json');
  });
  it('[API-02] goes to the base address that the build was given', async () => {
    vi.stubEnv('VITE_API_URL', 'https://api.example/v1');
    vi.resetModules();
    const built = await import('./request.ts');
    await built.request({ url: '/venues', method: 'GET' });
    expect(first().url).toBe('https://api.example/v1/venues?module=base');
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  it('[API-03] goes to the development address when none is configured', async () => {
    configureApi({});
    await request({ url: '/venues', method: 'GET' });
    expect(new URL(first().url).pathname).toBe(`${DEVELOPMENT_API}/venues`);
  });
  it('[API-04] bears the token when there is one', async () => {
    await request({ url: '/x', method: 'GET' });
    configureApi({ getToken: () => null });
    await request({ url: '/x', method: 'GET' });
    expect(sent.map((one) => one.headers.get('authorization'))).toEqual(['Bearer token-1', null]);
  });
  it.each(['GET', 'DELETE'])(
    '[API-05] [API-06] names the module in the query of %s, without a body',
    async (method) => {
      await request({ url: '/x', method });
      expect(new URL(first().url).searchParams.get('module')).toBe('venue');
      expect(await first().text()).toBe('');
    },
  );
  it.each(['POST', 'PUT', 'PATCH'])('[API-07] [API-08] [API-09] names the module in the body of %s', async (method) => {
    await request({ url: '/x', method, data: { a: 1 } });
    expect(await first().json()).toEqual({ a: 1, module: 'venue' });
    expect(new URL(first().url).search).toBe('');
  });
  it('sends the module alone where a call has no payload', async () => {
    await request({ url: '/x', method: 'POST' });
    expect(await first().json()).toEqual({ module: 'venue' });
  });
  it('[API-10] repeats key[] for a list and leaves out what is not set', async () => {
    await request({
      url: '/x',
      method: 'GET',
      params: { status: ['a', 'b'], page: 1, q: '', none: null, not: undefined },
    });
    expect(decodeURIComponent(new URL(first().url).search)).toBe('?status[]=a&status[]=b&page=1&module=venue');
  });
  it('asks for the language of the app (R22)', async () => {
    await request({ url: '/x', method: 'GET' });
    expect(first().headers.get('accept-language')).toBe('sq-AL');
  });
  it('takes the module of the moment it is made, not of the moment it leaves (R5)', async () => {
    let module: 'venue' | 'team' = 'venue';
    let open = () => {};
    configureApi({ getModule: () => module, ready: new Promise<void>((resolve) => (open = resolve)) });
    const pending = request({ url: '/x', method: 'GET' });
    module = 'team';
    open();
    await pending;
    expect(new URL(first().url).searchParams.get('module')).toBe('venue');
  });
});

describe('what an answer becomes', () => {
  it('[API-11] [API-76] is data only when marked success', async () => {
    answers = [ok({ venues: [1] })];
    expect(await request({ url: '/x', method: 'GET' })).toEqual({ venues: [1] });
    answers = [json(200, { data: { venues: [1] } })];
    expect((await failure(request({ url: '/x', method: 'GET' }))).message).toBe('Diçka shkoi keq.');
  });
  it('is a failure when it has not the promised shape, and its message is none', async () => {
    answers = [json(200, { success: true, message: 'Booked.', errors: [], data: {} })];
    expect(await failure(request({ url: '/x', method: 'POST' }, { booking: { id: 0 } }))).toMatchObject({
      kind: 'broken',
      status: 200,
      message: 'Diçka shkoi keq.',
    });
    answers = [ok({ booking: { id: 1 } })];
    expect(await request({ url: '/x', method: 'POST' }, { booking: { id: 0 } })).toEqual({ booking: { id: 1 } });
  });
  it('[API-48] [API-77] shows the message of an answer that is not marked success', async () => {
    answers = [json(200, { success: false, message: 'X', errors: [], data: null })];
    expect((await failure(request({ url: '/x', method: 'POST' }))).message).toBe('X');
  });
  it('[API-49] [API-50] [API-78] takes message and field errors of a refusal', async () => {
    const errors = [{ field: 'name', message: 'Name is required.', code: 'validation' }];
    answers = [json(422, { success: false, message: 'X', errors, data: null })];
    const error = await failure(request({ url: '/x', method: 'POST' }));
    expect(error).toMatchObject({
      message: 'X',
      kind: 'refused',
      status: 422,
      fieldErrors: errors,
      code: 'validation',
    });
  });
  it('keeps the data that a refusal carries (a refused weekly booking answers its preview)', async () => {
    answers = [json(409, { success: false, message: 'X', errors: [], data: { sessions: [] } })];
    expect((await failure(request({ url: '/x', method: 'POST' }))).data).toEqual({ sessions: [] });
  });
  it.each<[string, Answer]>([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an empty 200', () => new Response('')],
    ['204', () => new Response(null, { status: 204 })],
    ['a captive portal', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
    ['truncated JSON', () => new Response('{"success":tr')],
    ['a list', json(200, [])],
    ['a text', json(200, 'yes')],
    ['500 without a message', json(500, {})],
    ['a message that is no text', json(400, { success: false, message: { a: 1 }, errors: 'no' })],
  ])('[API-51] [ERR-14] says the fallback for %s', async (_, answer) => {
    answers = [answer];
    const error = await failure(request({ url: '/x', method: 'GET' }));
    expect(error.message).toBe('Diçka shkoi keq.');
    expect(error.fieldErrors).toEqual([]);
  });
  it('tells no answer from a broken server and from a refusal', async () => {
    answers = [() => Promise.reject(new TypeError('Failed to fetch'))];
    expect((await failure(request({ url: '/x', method: 'POST' }))).kind).toBe('unreachable');
    answers = [() => new Response('<h1>502</h1>', { status: 502 })];
    expect((await failure(request({ url: '/x', method: 'POST' }))).kind).toBe('broken');
    answers = [json(403, { success: false, message: 'No', errors: [], data: null })];
    expect((await failure(request({ url: '/x', method: 'POST' }))).kind).toBe('refused');
  });
  it.each([
    ['720', 720],
    ['', null],
    ['Wed, 25 Nov 2026 10:00:00 GMT', null],
  ])('of a 429 says when to come back: Retry-After %j', async (header, expected) => {
    const refused = { success: false, message: 'Try again in 12 minutes.', errors: [], data: null };
    answers = [() => Response.json(refused, { status: 429, headers: { 'Retry-After': header } })];
    const { retryAfter, message } = await failure(request({ url: '/x', method: 'POST' }));
    expect([retryAfter, message]).toEqual([expected, 'Try again in 12 minutes.']);
  });
  it('tells the session which token was refused', async () => {
    const refused: string[] = [];
    configureApi({ getToken: () => 'token-1', onTokenRefused: (token) => refused.push(token) });
    answers = [json(401, { success: false, message: 'No', errors: [], data: null })];
    await failure(request({ url: '/x', method: 'POST' }));
    expect(refused).toEqual(['token-1']);
  });
});

const RETRIED = [408, 409, 425, 429, 500, 502, 503, 504];
const OTHER = [400, 401, 403, 404, 405, 410, 418, 422, 426, 451, 501, 505];

describe('retries', () => {
  it.each(RETRIED)('[API-53…60] asks a GET once more on %i', async (status) => {
    answers = [json(status, {})];
    await failure(request({ url: '/x', method: 'GET' }));
    expect(sent).toHaveLength(2);
  });
  it('asks a GET once more when no answer came, and takes the second', async () => {
    answers = [() => Promise.reject(new TypeError('Failed to fetch')), ok({ a: 1 })];
    expect(await request({ url: '/x', method: 'GET' })).toEqual({ a: 1 });
    expect(sent).toHaveLength(2);
  });
  it.each(OTHER)('asks a GET once only on %i', async (status) => {
    answers = [json(status, {})];
    await failure(request({ url: '/x', method: 'GET' }));
    expect(sent).toHaveLength(1);
  });
  it.each(
    ['POST', 'PUT', 'PATCH', 'DELETE'].flatMap((method) =>
      [...RETRIED, ...OTHER].map((status) => [method, status] as const),
    ),
  )('[API-61] never repeats %s on %i', async (method, status) => {
    answers = [json(status, {})];
    await failure(request({ url: '/x', method }));
    expect(sent).toHaveLength(1);
  });
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('[API-61] never repeats %s when no answer came', async (method) => {
    answers = [() => Promise.reject(new TypeError('Failed to fetch'))];
    await failure(request({ url: '/x', method }));
    expect(sent).toHaveLength(1);
  });
});

describe('what is kept for when there is no network (decision 075)', () => {
  const list = { url: '/venues', method: 'GET', params: { page: 2 } };
  const shape = { venues: [''] };
  const cut: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
  const told = vi.fn<ApiContext['onAnswer']>();
  const recall = vi.fn<(url: string, token: string | null) => Promise<{ data: unknown; at: number } | null>>();

  beforeEach(() => {
    told.mockReset();
    recall.mockReset().mockResolvedValue(null);
    configureApi({ getToken: () => 'token-1', getModule: () => 'venue', say: (text) => text, onAnswer: told, recall });
  });

  it('is each answer to a read, by what was asked and with which token', async () => {
    answers = [ok({ venues: ['A'] })];
    await request(list, shape);
    await request({ ...list, kept: false }, shape);
    await request({ ...list, method: 'POST' }, shape);
    answers = [ok({ venues: 'A' })];
    await failure(request(list, shape));
    const answer = { url: '/venues?page=2&module=venue', token: 'token-1', data: { venues: ['A'] } };
    expect(told.mock.calls).toEqual([
      ['read', { ...answer, method: 'GET', isKept: true }],
      ['read', { ...answer, method: 'GET', isKept: false }],
      ['write', { ...answer, method: 'POST', url: '/venues?page=2', isKept: false }],
    ]);
  });
  it('comes with the failure, where no answer came', async () => {
    recall.mockResolvedValue({ data: { venues: ['A'] }, at: 7 });
    answers = [cut];
    expect((await failure(request(list, shape))).kept).toEqual({ data: { venues: ['A'] }, at: 7 });
    expect(recall.mock.calls).toEqual([['/venues?page=2&module=venue', 'token-1']]);
    for (const other of [json(500, {}), json(401, { message: 'No.' })]) {
      answers = [other];
      expect((await failure(request(list, shape))).kept).toBeNull();
    }
    answers = [cut];
    expect((await failure(request({ ...list, kept: false }, shape))).kept).toBeNull();
    expect((await failure(request({ ...list, method: 'POST' }, shape))).kept).toBeNull();
  });
  it('is nothing when it has not the promised shape', async () => {
    recall.mockResolvedValue({ data: { venues: 'of another version' }, at: 7 });
    answers = [cut];
    expect((await failure(request(list, shape))).kept).toBeNull();
  });
  it('a write that could not leave says so; one that may have arrived does not', async () => {
    answers = [cut];
    const write = { url: '/venues', method: 'POST' };
    expect((await failure(request(write))).message).toBe('somethingWentWrong');
    configureApi({ say: (text) => text, isOffline: () => true });
    expect((await failure(request(write))).message).toBe('offline');
    expect((await failure(request(list))).message).toBe('somethingWentWrong');
  });
});
