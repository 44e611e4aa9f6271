import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { headerOptions, securityHeaders } from '../../config/security-headers.ts';
import { createMockServer } from '../../mocks/hosts/server.ts';
import { startStaticServer, type StaticServer } from '../../scripts/static-server.ts';
import { test as base } from './fixtures.ts';

const root = join(import.meta.dirname, '../..');
export const DIST = join(root, 'dist');
export const NEXT = join(root, 'dist-next');

interface Deployed {
  host: StaticServer;
  /** Whether the host's edge runs the function for shared links. */
  isShared: boolean;
}

/** Playwright's `test` with a server of its own, whose build a test replaces as a deployment does, and with the service worker. */
export const test = base.extend<Deployed>({
  isShared: [false, { option: true }],
  host: async ({ isShared }, use) => {
    const host = await startStaticServer({
      dist: DIST,
      port: 0,
      isCompressed: false, // the worker asks for a hundred files of each build
      headers: securityHeaders(headerOptions({})),
      api: createMockServer({}),
      isShared,
    });
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => use(`${host.origin}/app/`),
  serviceWorkers: 'allow',
  savesData: false,
});
export { expect } from './fixtures.ts';

/** Of this run: all its test processes have the same parent. */
const nextBuild = join(tmpdir(), `fusha-next-build-${process.ppid}`);

/** Builds the version after the one in dist/, once in a run: whoever else asks waits for it. */
export async function buildNext(): Promise<void> {
  const ended = ['done', 'failed'].map((name) => join(nextBuild, name));
  const isMine = mkdirSync(nextBuild, { recursive: true }) !== undefined;
  if (isMine) {
    try {
      buildWith({ VITE_BUILD_NUMBER: '2' }, NEXT);
      writeFileSync(join(nextBuild, 'done'), '');
    } catch (error) {
      writeFileSync(join(nextBuild, 'failed'), '');
      throw error;
    }
  }
  while (!ended.some((file) => existsSync(file))) await pause(200);
  if (existsSync(join(nextBuild, 'failed'))) throw new Error('the next version could not be built');
}

/** Builds the app for another deployment. */
export function buildWith(env: Record<string, string>, outDir: string): void {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'];
  execFileSync(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' });
}

/** Puts the build in place with another worker file: without one, or with this text in it. */
export function publishWorker(host: StaticServer, text: string | null): void {
  publishChanged(host, (folder) => {
    if (text === null) rmSync(join(folder, 'sw.js'));
    else writeFileSync(join(folder, 'sw.js'), text);
  });
}

/** Puts the build in place without the files of this name: `teams.page-*.js`. */
export function publishWithout(host: StaticServer, files: string): void {
  publishChanged(host, (folder) => {
    const found = globSync(join(folder, 'assets', files));
    if (found.length === 0) throw new Error(`the build has no ${files}`);
    for (const file of found) rmSync(file);
  });
}

function publishChanged(host: StaticServer, change: (folder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'fusha-build-'));
  cpSync(DIST, folder, { recursive: true });
  change(folder);
  host.publish(folder); // read into memory
  rmSync(folder, { recursive: true });
}
