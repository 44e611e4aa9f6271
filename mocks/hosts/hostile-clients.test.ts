import { type IncomingHttpHeaders, request } from 'node:http';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { lookups } from '../handlers/lookups.ts';
import { idTokenOf } from '../identity/tokens.ts';
import { createTestBackend, testNow } from '../testing.ts';
import { type RealtimeHost, openRealtimeHost } from './realtime-testing.ts';

let host: RealtimeHost;
const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(async () => {
  host = await openRealtimeHost({ create: (given) => createTestBackend(lookups, given), now: () => testNow });
});
afterEach(async () => {
  await host.close();
  const told = errors.mock.calls.flat();
  errors.mockClear();
  if (told.length > 0) throw new Error(`a client's nonsense is no defect of ours: ${told.join(' ')}`);
});
afterAll(() => errors.mockRestore());

interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}
/** Raw requests: `fetch` would correct or refuse them. */
function send({
  method = 'GET',
  path = '/api/sports?module=base',
  headers = {},
  body,
}: Sent): Promise<{ status: number; headers: IncomingHttpHeaders; envelope: unknown }> {
  const { hostname, port } = new URL(host.origin);
  return new Promise((resolve, reject) => {
    const sending = request({ host: hostname, port, method, path, headers, agent: false }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          envelope: JSON.parse(Buffer.concat(pieces).toString()),
        }),
      );
    });
    sending.on('error', reject);
    sending.end(body);
  });
}
const refused = { success: false, data: null };
const post = { method: 'POST', path: '/api/auth/login', headers: { 'content-type': 'application/json' } };
const nested = (levels: number) => `${'{"module":'.repeat(levels)}1${'}'.repeat(levels)}`;

it('a cookie that cannot be decoded, foreign or ours, does no harm', async () => {
  for (const cookie of ['x=%E0%A4%A', 'fusha-db=%E0%A4%A', 'fusha-now=%', ';;=;%=%', '__proto__=1']) {
    expect(await send({ headers: { cookie } }), cookie).toMatchObject({ status: 200, envelope: { success: true } });
  }
});

it.each([
  ['a module that is no text', '{"module":{"toString":1}}'],
  ['3,000 levels', nested(3000)],
  ['200,000 levels', '['.repeat(200_000) + ']'.repeat(200_000)],
  ['no object', '"x"'],
  ['half an object', '{"module":'],
  ['an own __proto__', '{"__proto__":{"module":"base"}}'],
])('a body of %s is answered in the envelope', async (_what, body) => {
  expect(await send({ ...post, body })).toMatchObject({ status: 422, envelope: refused });
});

it('a body of more than 10 MB is refused in the envelope, with and without a content length', async () => {
  const body = Buffer.alloc(10 * 1024 * 1024 + 1, ' ');
  const tooLarge = { status: 413, envelope: { ...refused, errors: [{ code: 'too_large' }] } };
  expect(await send({ ...post, body })).toMatchObject(tooLarge);
  expect(await send({ ...post, body, headers: { ...post.headers, 'transfer-encoding': 'chunked' } })).toMatchObject(
    tooLarge,
  );
});

it.each([
  '/api/%',
  '/api/%E0%A4%A',
  '/api/venue/%E0%A4%A/bookmark',
  '/api/__proto__',
  '/api/constructor/toString',
  `/api${'/a'.repeat(3000)}`,
])('%s is answered in the envelope', async (path) => {
  expect(await send({ path })).toMatchObject({ status: 404, envelope: refused });
});

it('an unsupported method or an invalid host is answered in the envelope', async () => {
  expect(await send({ method: 'TRACE' })).toMatchObject({ status: 404, envelope: refused });
  expect(await send({ headers: { host: 'a b' } })).toMatchObject({ status: 404, envelope: refused });
});

it.each(['constructor', 'toString', '__proto__'])('the identity service has no call named %s', async (call) => {
  const path = `/identitytoolkit.googleapis.com/v1/${call}`;
  expect(await send({ method: 'POST', path, body: '{}' })).toMatchObject({
    status: 400,
    envelope: { error: { message: 'OPERATION_NOT_ALLOWED' } },
  });
});

it('answers are never stored by caches', async () => {
  for (const sent of [
    {},
    { path: '/api/nothing' },
    { path: '/__mock/state' },
    { method: 'POST', path: '/securetoken.googleapis.com/v1/token', body: '{}' },
  ]) {
    expect((await send(sent)).headers['cache-control'], JSON.stringify(sent)).toBe('no-store');
  }
});

it('no message of a socket ends the process', async () => {
  const person = { uid: '1', signedInBy: 'custom', subject: null, name: null, email: null, extra: {} };
  const value = `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`;
  for (const action of ['q', 'g', 'n', 'p', 'm', 'o', 'om', 'oc']) {
    for (const [path, data] of [
      [`/connections/1${'/a'.repeat(3000)}`, '{"b":1}'],
      ['/connections/1', value],
    ]) {
      const socket = new WebSocket(`${host.origin.replace('http', 'ws')}/.ws?v=5`);
      const heard: unknown[] = [];
      const done = new Promise<void>((resolve) => {
        socket.on('message', (text: Buffer) => {
          heard.push(text);
          if (heard.length === 3) resolve(); // hello, authentication, answer
        });
        socket.once('close', () => resolve());
      });
      await new Promise((resolve) => socket.once('open', resolve));
      socket.send(`{"t":"d","d":{"r":1,"a":"auth","b":{"cred":"${idTokenOf(person, testNow)}"}}}`);
      socket.send(`{"t":"d","d":{"r":2,"a":"${action}","b":{"p":"${path}","d":${data}}}}`);
      await done;
      socket.terminate();
    }
  }
  expect((await send({})).status).toBe(200);
  expect((await host.mock.backend()).realtime.read('')).toBeNull();
});
