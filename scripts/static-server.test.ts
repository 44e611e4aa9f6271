import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { IMMUTABLE, securityHeaders } from '../config/security-headers.ts';
import { startStaticServer, type StaticServer } from './static-server.ts';

const headers = securityHeaders();
const dist = mkdtempSync(join(tmpdir(), 'static-server-'));
let server: StaticServer;

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>front page</title>');
  writeFileSync(join(dist, 'shell.html'), '<!doctype html><title>shell</title>');
  mkdirSync(join(dist, '.vite'));
  for (const name of ['_headers', 'nginx.conf', 'firebase.json', '.vite/manifest.json'])
    writeFileSync(join(dist, name), 'not for visitors');
  mkdirSync(join(dist, 'builds'));
  writeFileSync(join(dist, 'builds/latest.json'), '{}');
  writeFileSync(join(dist, 'sw.js'), 'self;');
  writeFileSync(join(dist, 'manifest.webmanifest'), '{}');
  writeFileSync(join(dist, 'assets/a-1.js'), 'export const text = "long enough to be worth it";\n'.repeat(50));
  server = await startStaticServer({
    dist,
    port: 0,
    headers,
    api: {
      handle: (request, response) => {
        const mine = Boolean(request.url?.startsWith('/api/'));
        if (mine) response.end('api');
        return Promise.resolve(mine);
      },
      close: () => {},
    },
  });
});
afterAll(async () => {
  await server.close();
  rmSync(dist, { recursive: true });
});

const get = (path: string, init?: RequestInit) => fetch(server.origin + path, { redirect: 'manual', ...init });

it.each([
  ['/app/', 200, 'text/html; charset=utf-8', 'no-cache'],
  ['/app/venues', 200, 'text/html; charset=utf-8', 'no-cache'],
  ['/app/venue/fusha-e-liqenit', 200, 'text/html; charset=utf-8', 'no-cache'],
  ['/app/sw.js', 200, 'text/javascript; charset=utf-8', 'no-cache'],
  ['/app/manifest.webmanifest', 200, 'application/manifest+json; charset=utf-8', 'no-cache'],
  ['/app/assets/a-1.js', 200, 'text/javascript; charset=utf-8', IMMUTABLE],
  ['/app/assets/gone.js', 404, 'text/plain; charset=utf-8', 'no-cache'],
  ['/app/builds/latest.json', 200, 'application/json; charset=utf-8', 'no-store'],
  ['/app/builds/gone.json', 404, 'text/plain; charset=utf-8', 'no-cache'],
  ['/app/gone.webmanifest', 404, 'text/plain; charset=utf-8', 'no-cache'],
  ['/app/gone.js', 404, 'text/plain; charset=utf-8', 'no-cache'],
  ['/app/venue/gone.css', 404, 'text/plain; charset=utf-8', 'no-cache'],
  ['/app/gone.png?x=1', 404, 'text/plain; charset=utf-8', 'no-cache'],
  ['/app/_headers', 404, 'text/plain; charset=utf-8', 'no-cache'],
  ['/app/nginx.conf', 404, 'text/plain; charset=utf-8', 'no-cache'],
  ['/app/firebase.json', 404, 'text/plain; charset=utf-8', 'no-cache'],
  ['/app/.vite/manifest.json', 404, 'text/plain; charset=utf-8', 'no-cache'],
  ['/elsewhere', 404, 'text/plain; charset=utf-8', 'no-cache'],
  ['/app/%zz', 404, 'text/plain; charset=utf-8', 'no-cache'],
])('%s answers %i with every header', async (path, status, type, cache) => {
  const response = await get(path);
  expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
    status,
    type,
    cache,
  ]);
  for (const [name, value] of Object.entries(headers)) expect(response.headers.get(name), name).toBe(value);
});

it('sends the root to the app', async () => {
  const response = await get('/');
  expect([response.status, response.headers.get('location')]).toEqual([302, '/app/']);
});

it.each(['br', 'gzip'])('compresses with %s when the client accepts it', async (encoding) => {
  const response = await get('/app/assets/a-1.js', { headers: { 'Accept-Encoding': encoding } });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(Number(response.headers.get('content-length'))).toBeLessThan(200);
  expect(await response.text()).toHaveLength(2500);
});

it('passes the API its calls, and no pages', async () => {
  expect(await (await get('/api/venues')).text()).toBe('api');
  expect(await (await get('/api/%E0%A4%A')).text()).toBe('api');
  expect((await get('/app/api/venues')).headers.get('content-type')).toContain('text/html');
});

it('answers the front page at its address, and the shell at all others', async () => {
  const title = async (path: string) => /<title>(.*)<\/title>/.exec(await (await get(path)).text())?.[1];
  expect(await title('/app/')).toBe('front page');
  expect(await title('/app/?x=1')).toBe('front page');
  for (const path of ['/app/venues', '/app/assets/', '/app/venues/']) expect(await title(path), path).toBe('shell');
});

it('gives a held file no answer until it is released, and all others theirs', async () => {
  const release = server.hold('shell.html');
  const held = get('/app/shell.html').then(() => 'held');
  const page = get('/app/venues').then(() => 'page');
  expect(await Promise.race([held, page])).toBe('page');
  release();
  expect(await held).toBe('held');
});

it('refuses writing methods', async () => {
  expect((await get('/app/', { method: 'POST' })).status).toBe(405);
});

it('keeps an idle connection for as long as hosts do', async () => {
  expect((await get('/app/')).headers.get('keep-alive')).toBe('timeout=75');
});
