import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MockApi } from '../contract/types.ts';
import { lookups } from '../handlers/lookups.ts';
import { createTestBackend, testNow } from '../testing.ts';
import { type CreateBackend, type MockServer, type MockServerOptions, createMockServer } from './server.ts';

const handlers: Partial<MockApi> = {
  ...lookups,
  async addVenueBookmark({ path }, ctx) {
    await ctx.db.bookmarks.insert({ user_id: ctx.user.id, venue_id: path.venueId });
    return null;
  },
};
const create: CreateBackend = (options) => createTestBackend(handlers, options);
const open: { server: Server; mock: MockServer }[] = [];
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fusha-mock-'));
});
afterEach(async () => {
  for (const { server, mock } of open.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await mock.close();
  }
  rmSync(folder, { recursive: true });
});

async function serve(options: MockServerOptions = {}): Promise<{ origin: string; mock: MockServer }> {
  const mock = createMockServer({ create, now: () => testNow, onNotice: () => undefined, ...options });
  const server = createServer((req, res) => {
    void mock.handle(req, res).then((done) => done || res.writeHead(404).end('next'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push({ server, mock });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, mock }; // the server listens on a port
}

async function signIn(origin: string, cookie = ''): Promise<string> {
  const response = await fetch(`${origin}/__mock/become`, {
    method: 'POST',
    body: '{"user_id":1}',
    headers: { cookie },
  });
  return ((await response.json()) as { access_token: string }).access_token; // our own endpoint
}
const bookmark = async (origin: string, id: number, cookie = '', token?: string) =>
  fetch(`${origin}/api/venue/${id}/bookmark`, {
    method: 'POST',
    body: '{"module":"base"}',
    headers: { cookie, authorization: `Bearer ${token ?? (await signIn(origin, cookie))}` },
  });
const bookmarksOf = async (mock: MockServer, name?: string) =>
  (await mock.backend(name)).control.db.read.bookmarks.count();

describe('server host', () => {
  it('answers over HTTP and passes other addresses on', async () => {
    const { origin } = await serve();
    const response = await fetch(`${origin}/api/sports?module=base`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(await response.json()).toMatchObject({ success: true, data: { sports: [{ key: 'football' }] } });
    expect(await (await fetch(`${origin}/app/`)).text()).toBe('next');
  });

  it('a cookie selects the database; contexts with the same cookie share it', async () => {
    const { origin, mock } = await serve();
    expect((await bookmark(origin, 1, 'a=b; fusha-db=one')).status).toBe(200);
    expect(await Promise.all(['one', 'two', 'default'].map((name) => bookmarksOf(mock, name)))).toEqual([1, 0, 0]);
    const twice = await Promise.all([bookmark(origin, 2, 'fusha-db=one'), bookmark(origin, 3, 'fusha-db=one')]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await bookmarksOf(mock, 'one')).toBe(3);
  });

  it('a cookie freezes the clock of its database; a control request moves it', async () => {
    const { origin } = await serve();
    const headers = { cookie: 'fusha-db=later; fusha-now=2027-01-01T12:00:00%2B01:00' };
    const state = async (init: RequestInit = {}, path = 'state') =>
      (await fetch(`${origin}/__mock/${path}`, { headers, ...init })).json();
    expect(await state()).toMatchObject({ now: Date.UTC(2027, 0, 1, 11), frozen: true });
    await state({ method: 'POST', body: JSON.stringify({ now: testNow }) }, 'clock');
    expect(await state()).toMatchObject({ now: testNow });
  });

  it('keeps the default database over a restart, not the others', async () => {
    const file = join(folder, 'kept', 'db.json');
    const { origin, mock } = await serve({ file });
    const token = await signIn(origin);
    await bookmark(origin, 5, '', token);
    await bookmark(origin, 5, 'fusha-db=other');
    await mock.close();
    expect(JSON.parse(readFileSync(file, 'utf8')).db.tables.bookmarks.records).toEqual([
      { user_id: 1, venue_id: 5, id: 1 },
    ]);
    const second = await serve({ file });
    expect(await bookmarksOf(second.mock)).toBe(1);
    expect(await bookmarksOf(second.mock, 'other')).toBe(0);
    expect((await bookmark(second.origin, 6, '', token)).status).toBe(200);
  });

  it('reloads the code and keeps data, scenario and clock', async () => {
    const { origin, mock } = await serve();
    const token = await signIn(origin);
    await bookmark(origin, 5, '', token);
    (await mock.backend()).control.clock.freeze(testNow + 5);
    mock.renew((options) => createTestBackend({ ...handlers, listCities: () => ({ cities: [] }) }, options));
    expect(await (await fetch(`${origin}/api/cities?module=base`)).json()).toMatchObject({ data: { cities: [] } });
    expect(await bookmarksOf(mock)).toBe(1);
    expect((await mock.backend()).control.clock.now()).toBe(testNow + 5);
    expect((await bookmark(origin, 6, '', token)).status).toBe(200);
  });

  it.each(['reset', 'lost', 'truncated'])('`%s` breaks the connection', async (mode) => {
    const { origin } = await serve();
    const broken = fetch(`${origin}/api/sports?module=base`, { headers: { 'x-mock-fail': `listSports=${mode}` } }).then(
      (answer) => answer.text(),
    );
    await expect(broken).rejects.toThrow(/failed|terminated/);
    expect((await fetch(`${origin}/api/sports?module=base`)).status).toBe(200);
  });

  it.each([
    { accepts: 'gzip, br', encoding: 'gzip' },
    { accepts: 'br;q=1, gzip;q=0', encoding: null },
    { accepts: 'identity', encoding: null },
  ])('packs an answer for who takes it packed ($accepts)', async ({ accepts, encoding }) => {
    const { origin } = await serve();
    const response = await fetch(`${origin}/api/sports?module=base`, { headers: { 'accept-encoding': accepts } });
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
      encoding,
      'Accept-Encoding',
    ]);
    expect(await response.json()).toMatchObject({ success: true });
  });
  it('`never` answers nothing until the client disconnects, and blocks no other request', async () => {
    const { origin } = await serve();
    const waiting = fetch(`${origin}/api/sports?module=base`, {
      headers: { 'x-mock-fail': '*=never' },
      signal: AbortSignal.timeout(50),
    }).catch(String);
    expect((await fetch(`${origin}/api/sports?module=base`)).status).toBe(200);
    expect(await waiting).toContain('timeout');
  });

  it('passes on to the real API what is not mocked', async () => {
    const real = await serve();
    (await real.mock.backend()).control.addFailure({ operation: 'listCities', status: 429 });
    const { origin } = await serve({ mockOnly: ['listSports'], apiTarget: `${real.origin}/api` });
    expect((await fetch(`${origin}/api/sports?module=base`)).status).toBe(200);
    expect((await fetch(`${origin}/api/cities?module=base`)).status).toBe(429);
    expect((await bookmark(origin, 1, '', await signIn(real.origin))).status).toBe(200);
    expect(await bookmarksOf(real.mock)).toBe(1);
  });
});
