import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headerOptions, securityHeaders } from '../../config/security-headers.ts';
import { createMockServer } from '../../mocks/hosts/server.ts';
import { gapiAddress } from '../../mocks/identity/pages.ts';
import { withSettings } from '../../scripts/error-reports.ts';
import { startStaticServer, type StaticServer } from '../../scripts/static-server.ts';
import { test as base } from './fixtures.ts';

const dist = join(import.meta.dirname, '../../dist');

/** What the reporting service was given, as text: path, headers and body of each request. */
type Reports = string[];

/** A stand-in for the service on an origin of its own, which the browser asks for leave first. */
async function startService(reports: Reports) {
  const server = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Access-Control-Allow-Headers', '*');
    const body = (await request.toArray()).join('');
    if (request.method === 'POST') reports.push(`${request.url} ${JSON.stringify(request.headers)} ${body}`);
    response.writeHead(202).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // listening on TCP: neither a pipe nor null
  return { server, address: `http://127.0.0.1:${port}/` };
}

interface Reporting {
  origin: string;
  /** Serves the same without the reporter's file, which blockers of scripts keep away. */
  originWithoutReporter: string;
  /** Serves the same with other settings of the reporter. */
  serveWith: (settings: { key?: string; maxEvents?: string }) => Promise<string>;
  reports: Reports;
}

/** `test` on the build that all tests use, served with a key: its page names it, and its headers allow the service's address. */
export const test = base.extend<{ reports: Reports }, { reporting: Reporting }>({
  reporting: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const reports: Reports = [];
      const service = await startService(reports);
      const env = {
        VITE_BUGSNAG_KEY: 'fedcba98fedcba98fedcba98fedcba98',
        VITE_BUGSNAG_MAX_EVENTS: '100',
        VITE_ERROR_REPORTER_URL: service.address,
      };
      const folder = mkdtempSync(join(tmpdir(), 'fusha-reporting-'));
      cpSync(dist, folder, { recursive: true });
      const pages = ['index.html', 'shell.html'].map((name) => ({
        path: join(folder, name),
        html: readFileSync(join(dist, name), 'utf8'),
      }));
      const configure = (settings: Record<string, string | undefined>) => {
        for (const { path, html } of pages) writeFileSync(path, withSettings(html, settings));
      };
      configure(env);
      const servers: StaticServer[] = [];
      const serve = async (dir = folder) => {
        const server = await startStaticServer({
          dist: dir,
          port: 0,
          headers: securityHeaders(headerOptions(env)),
          api: createMockServer({}),
          scripts: [gapiAddress],
        });
        servers.push(server);
        return server.origin;
      };
      const origin = await serve(); // its files are in memory
      const serveWith: Reporting['serveWith'] = ({ key = env.VITE_BUGSNAG_KEY, maxEvents }) => {
        configure({ ...env, VITE_BUGSNAG_KEY: key, VITE_BUGSNAG_MAX_EVENTS: maxEvents });
        return serve();
      };
      const bare = mkdtempSync(join(tmpdir(), 'fusha-reporting-'));
      cpSync(folder, bare, { recursive: true });
      for (const file of globSync(join(bare, 'assets/reporter-*.js'))) rmSync(file);
      const originWithoutReporter = await serve(bare);
      await use({ origin, originWithoutReporter, serveWith, reports });
      for (const server of servers) await server.close();
      service.server.closeAllConnections();
      service.server.close();
      for (const dir of [folder, bare]) rmSync(dir, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ reporting }, use) => use(`${reporting.origin}/app/`),
  // a build that is served for four tests is not worth its compression
  extraHTTPHeaders: { 'accept-encoding': 'identity' },
  reports: async ({ reporting }, use) => {
    reporting.reports.length = 0;
    await use(reporting.reports);
  },
});
