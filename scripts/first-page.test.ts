import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, createServer, type ViteDevServer } from 'vite';
import { afterEach, expect, it } from 'vitest';
import { appPlugins } from '../vite.shared.ts';
import { firstPage } from './first-page.ts';

const root = join(import.meta.dirname, '..');
const temp = mkdtempSync(join(tmpdir(), 'fusha-first-page-'));
let server: ViteDevServer | undefined;
afterEach(async () => {
  await server?.close();
  rmSync(temp, { recursive: true, force: true });
});

it('the frame of index.html is styled by separate files, not by scripts', async () => {
  server = await createServer({
    root,
    configFile: false,
    base: '/app/',
    cacheDir: temp,
    logLevel: 'silent',
    plugins: [appPlugins(), firstPage()],
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, ws: false, watch: null },
  });
  await server.listen();
  const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
  const html = await (await fetch(`${origin}/app/venues`, { headers: { accept: 'text/html' } })).text();
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map((match) => match[1] ?? '');
  const styles = await Promise.all(
    links.map(async (href) => {
      const response = await fetch(`${origin}${href}`, { headers: { accept: 'text/css,*/*;q=0.1' } });
      expect(response.headers.get('content-type')).toBe('text/css');
      return response.text();
    }),
  );
  const css = styles.join('\n');
  expect(css).toContain('.first-paint {');
  expect(css).toMatch(/\* \{\s*margin: 0;/);
  expect(css).toMatch(/color-scheme: dark;/);
  expect(css).toContain("font-family: 'Inter Fallback';");
}, 60_000); // starts a style compiler

it('a browser is sent the types of the contract in one file', async () => {
  server = await createServer({
    root,
    configFile: false,
    cacheDir: temp,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const index = await server.environments.client.transformRequest('/src/shared/api/generated/model.ts');
  const sent = [...(index?.code ?? '').matchAll(/from "([^"?]+)/g)].map((match) => match[1] ?? '');
  expect(sent).toEqual(['/src/shared/api/generated/endpoints/fushaAPI.schemas.ts']);
});

it('the address is printed when everything the app imports is compiled, including lazy pages', async () => {
  mkdirSync(join(temp, 'src/app'), { recursive: true });
  writeFileSync(join(temp, 'src/app/boot.ts'), "import './near.ts';\nvoid import('./page.ts');\n");
  writeFileSync(join(temp, 'src/app/near.ts'), '');
  writeFileSync(join(temp, 'src/app/page.ts'), "import './far.ts';\n");
  writeFileSync(join(temp, 'src/app/far.ts'), '');
  const said: string[] = [];
  const customLogger = { ...createLogger('info'), info: (text: string) => void said.push(text) };
  server = await createServer({
    root: temp,
    configFile: false,
    customLogger,
    plugins: [firstPage()],
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, ws: false, watch: null },
  });
  await server.listen();
  server.printUrls();
  expect(said.join('\n')).not.toContain('localhost');
  await expect.poll(() => said.join('\n')).toMatch(/4 modules in .* ready[\s\S]*localhost/);
  const far = await server.environments.client.moduleGraph.getModuleByUrl('/src/app/far.ts');
  expect(far?.transformResult).not.toBeNull();
});
