import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOST_FILES } from '../../config/file-addresses.ts';
import { COMPRESSED_FROM, COMPRESSED_TYPES, FILE_TYPES, UTF8_TYPES } from '../../config/file-types.ts';
import { headerOptions, IMMUTABLE, NEVER, REVALIDATE, securityHeaders } from '../../config/security-headers.ts';
import { startNginx, type Nginx } from '../setup/nginx.ts';

// The written site on this machine's own nginx: what its documentation leaves open, only it can say.
const deployment = {
  VITE_API_URL: 'https://api.example.test/v1',
  CSP_REPORT_URL: 'https://reports.example.test/csp', // its header holds quotation marks
};
const policy = securityHeaders(headerOptions(deployment));
const dist = join(import.meta.dirname, '../../dist');
const built = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
  .filter((path) => !path.startsWith('.'))
  .toSorted();
const temp = mkdtempSync(join(tmpdir(), 'fusha-nginx-'));
let nginx: Nginx;

beforeAll(async () => {
  const site = join(temp, 'site');
  execFileSync(process.execPath, ['scripts/check-headers.ts', '--site', site], {
    cwd: join(dist, '..'),
    env: { ...process.env, ...deployment },
  });
  // what must not be served is there
  const app = join(site, 'public/app');
  for (const folder of ['.vite', 'assets/.cache', 'icons']) mkdirSync(join(app, folder), { recursive: true });
  for (const path of [...HOST_FILES, '.env', '.vite/manifest.json', 'assets/.cache/x.js', 'icons/.DS_Store'])
    writeFileSync(join(app, path), 'not for visitors');
  nginx = await startNginx(site, join(temp, 'nginx'));
});
afterAll(async () => {
  await nginx?.stop();
  rmSync(temp, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(nginx.origin + path, { method, redirect: 'manual', headers: { 'Accept-Encoding': 'identity', ...headers } });
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());
const front = readFileSync(join(dist, 'index.html'));
const shell = readFileSync(join(dist, 'shell.html'));
const HTML = 'text/html; charset=utf-8';
const PNG = 'image/png';
/** A header sent twice would be read as `value, value`. */
const expectPolicy = (response: Response) => {
  for (const [name, value] of Object.entries(policy)) expect(response.headers.get(name), name).toBe(value);
};
const one = (start: string, ending: string) =>
  `/app/${built.find((path) => path.startsWith(start) && path.endsWith(ending) && readFileSync(join(dist, path)).length > COMPRESSED_FROM)}`;

it('starts without a warning', () => {
  expect(nginx.said()).not.toMatch(/\[(warn|error|crit|alert|emerg)\]/);
});

describe('each answer has every header of the policy once, its type, and says how long it may be kept', () => {
  type Row = [path: string, status: number, type: string, cache: string | null];
  const rows: Row[] = [
    ['/app/', 200, HTML, REVALIDATE],
    ['/app/?x=1', 200, HTML, REVALIDATE],
    ['/app/index.html', 200, HTML, REVALIDATE],
    ['/app/shell.html', 200, HTML, REVALIDATE],
    ['/app/sw.js', 200, 'text/javascript; charset=utf-8', REVALIDATE],
    ['/app/manifest.webmanifest', 200, 'application/manifest+json; charset=utf-8', REVALIDATE],
    ['/app/builds/latest.json', 200, 'application/json; charset=utf-8', NEVER],
    ['/app/icon.svg', 200, 'image/svg+xml', REVALIDATE],
    ['/app/icons/icon-192.png', 200, PNG, REVALIDATE],
    ['/app/screenshots/venues-wide.png', 200, PNG, REVALIDATE],
    ['/app/share/football.png', 200, PNG, REVALIDATE],
    [one('assets/', '.js'), 200, 'text/javascript; charset=utf-8', IMMUTABLE],
    [one('assets/', '.css'), 200, 'text/css; charset=utf-8', IMMUTABLE],
    [one('assets/', '.woff2'), 200, 'font/woff2', IMMUTABLE],
    // pages
    ['/app/venues', 200, HTML, REVALIDATE],
    ['/app/venues/x', 200, HTML, REVALIDATE],
    ['/app/venues/x/?tab=1', 200, HTML, REVALIDATE],
    ['/app/a.b/c', 200, HTML, REVALIDATE],
    // folders are pages too: there is no list of their files
    ['/app/icons', 200, HTML, REVALIDATE],
    ['/app/icons/', 200, HTML, REVALIDATE],
    ['/app/assets/', 404, HTML, REVALIDATE],
    ['/app/builds/', 404, HTML, REVALIDATE],
    // what is missing may come with the next deployment
    ['/app/assets/gone-1.js', 404, HTML, REVALIDATE],
    ['/app/assets/gone-1.css', 404, HTML, REVALIDATE],
    ['/app/builds/gone.json', 404, HTML, REVALIDATE],
    ['/app/icons/gone.png', 404, HTML, REVALIDATE],
    ['/app/gone.js', 404, HTML, REVALIDATE],
    ['/app/gone.webmanifest?x=1', 404, HTML, REVALIDATE],
    ['/app/venue/gone.css', 404, HTML, REVALIDATE],
    // not for visitors
    ['/_headers', 404, HTML, REVALIDATE],
    ...HOST_FILES.map((name): Row => [`/app/${name}`, 404, HTML, REVALIDATE]),
    ['/app/.env', 404, HTML, REVALIDATE],
    ['/app/%2Eenv', 404, HTML, REVALIDATE],
    ['/app/.vite/manifest.json', 404, HTML, REVALIDATE],
    ['/app//.vite/manifest.json', 404, HTML, REVALIDATE],
    ['/app/x/..%2f.vite/manifest.json', 404, HTML, REVALIDATE],
    ['/app/assets/.cache/x.js', 404, HTML, REVALIDATE],
    ['/app/icons/.DS_Store', 404, HTML, REVALIDATE],
    // outside of the app
    ['/elsewhere', 404, HTML, null],
    ['/elsewhere.js', 404, HTML, null],
    ['/app/%zz', 400, HTML, null],
  ];

  it.each(rows)('%s: %i', async (path, status, type, cache) => {
    const response = await get(path);
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      status,
      type,
      cache,
    ]);
    expectPolicy(response);
    const body = await bytes(response);
    const page = /^\/app\/(index\.html)?(\?|$)/.test(path) ? front : shell;
    expect(body.equals(page), 'the app’s page').toBe(status === 200 && type === HTML);
    expect(body.toString()).not.toContain('not for visitors');
  });

  it('also an answer to a method that is not allowed', async () => {
    const response = await get('/app/venues', {}, 'POST');
    expect(response.status).toBe(405);
    expectPolicy(response);
  });
});

it('knows the type of every file of the build', async () => {
  const endings = [...new Set(built.map((path) => extname(path)))];
  for (const ending of endings) {
    const type = FILE_TYPES[ending] ?? 'unknown';
    const response = await get(`/app/${built.find((path) => extname(path) === ending)}`);
    expect(response.headers.get('content-type'), ending).toBe(
      UTF8_TYPES.includes(type) ? `${type}; charset=utf-8` : type,
    );
  }
});

it.each(['/', '/app'])('%s leads to the app, with whatever protocol and host the visitor used', async (path) => {
  const response = await get(path);
  const { headers } = response;
  expect([response.status, headers.get('location'), headers.get('cache-control')]).toEqual([302, '/app/', REVALIDATE]);
  expectPolicy(response);
});

it('leaves an API beside the app its files, and how long they may be kept', async () => {
  for (const path of ['/api/venues', '/api/media/a.png']) {
    const response = await get(path);
    expect([response.status, response.headers.get('cache-control')], path).toEqual([200, null]);
    expectPolicy(response);
  }
});

describe('parts of a file', () => {
  it.each([one('assets/', '.js'), one('assets/', '.woff2'), '/app/screenshots/venues-wide.png'])(
    'of %s',
    async (path) => {
      const whole = readFileSync(join(dist, path.slice('/app/'.length)));
      const response = await get(path, { Range: 'bytes=10-19' });
      expect([response.status, response.headers.get('content-range')]).toEqual([206, `bytes 10-19/${whole.length}`]);
      expect((await bytes(response)).equals(whole.subarray(10, 20))).toBe(true);
      expectPolicy(response);
      const beyond = await get(path, { Range: `bytes=${whole.length}-` });
      expect(beyond.status).toBe(416);
      // nginx notices when its headers are written, and writes them once more: the same ones, and no page is ever asked for like this
      for (const [name, value] of Object.entries(policy))
        expect([value, `${value}, ${value}`], name).toContain(beyond.headers.get(name));
    },
  );
});

describe('a visitor who has the file already', () => {
  const known = [
    '/app/',
    '/app/venues/x',
    '/app/sw.js',
    '/app/manifest.webmanifest',
    '/app/icons/icon-192.png',
    one('assets/', '.js'),
  ];

  describe.each(['identity', 'gzip'])('%s', (encoding) => {
    it.each(known)('of %s is told so', async (path) => {
      const first = await get(path, { 'Accept-Encoding': encoding });
      const tag = first.headers.get('etag') ?? '';
      expect(tag).toMatch(/^(W\/)?"[^"]+"$/);
      const again = await get(path, { 'Accept-Encoding': encoding, 'If-None-Match': tag });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
      expectPolicy(again);
      const other = await get(path, { 'Accept-Encoding': encoding, 'If-None-Match': '"another"' });
      expect(other.status).toBe(200);
    });
  });

  it('is told by the date too', async () => {
    const date = (await get('/app/sw.js')).headers.get('last-modified') ?? '';
    expect((await get('/app/sw.js', { 'If-Modified-Since': date })).status).toBe(304);
  });
});

describe('compression', () => {
  const texts = [
    '/app/',
    '/app/venues/x',
    '/app/sw.js',
    '/app/manifest.webmanifest',
    one('assets/', '.js'),
    one('assets/', '.css'),
  ];

  it.each(texts)('of %s', async (path) => {
    const response = await get(path, { 'Accept-Encoding': 'gzip' });
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
      'gzip',
      'Accept-Encoding',
    ]);
    // fetch has unpacked it
    const whole = await bytes(await get(path));
    expect((await bytes(response)).equals(whole)).toBe(true);
  });

  it('of text only', async () => {
    for (const path of built.filter((name) => !COMPRESSED_TYPES.includes(FILE_TYPES[extname(name)] ?? '')))
      expect(
        (await get(`/app/${path}`, { 'Accept-Encoding': 'gzip' })).headers.get('content-encoding'),
        path,
      ).toBeNull();
  });

  it('also behind a proxy', async () => {
    const response = await get('/app/', { 'Accept-Encoding': 'gzip', Via: '1.1 edge' });
    expect(response.headers.get('content-encoding')).toBe('gzip');
  });
});
