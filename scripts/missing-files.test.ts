import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer, resolveConfig, type ViteDevServer } from 'vite';
import { missingFiles } from './missing-files.ts';

const root = mkdtempSync(join(tmpdir(), 'missing-files-'));
let server: ViteDevServer;
let origin = '';
beforeAll(async () => {
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(root, 'public', 'icon.svg'), '<svg/>');
  writeFileSync(join(root, 'boot.ts'), 'export const one: number = 1;');
  server = await createServer({
    configFile: false,
    root,
    base: '/app/',
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0, ws: false, watch: null },
    plugins: [missingFiles()],
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (typeof address !== 'object' || address === null) throw new Error('not listening');
  origin = `http://127.0.0.1:${address.port}`;
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

it.each([
  ['/app/', 200],
  ['/app/venues', 200],
  ['/app/index.html', 200],
  ['/app/icon.svg', 200],
  ['/app/boot.ts', 200],
  ['/app/gone.webmanifest', 404],
  ['/app/gone.js', 404],
  ['/app/gone.css', 404],
  ['/app/gone.png?x=1', 404],
])('the dev server answers %s with %i', async (path, status) => {
  expect((await fetch(origin + path, { headers: { accept: '*/*' } })).status).toBe(status);
});

it('npm start listens on this machine, npm start -- --host on the network', async () => {
  const hostOf = async (more: object) =>
    (await resolveConfig({ configFile: 'vite.config.ts', ...more }, 'serve')).server.host;
  expect([await hostOf({}), await hostOf({ server: { host: true } })]).toEqual(['127.0.0.1', true]);
}, 30_000);
