import type { IncomingMessage, ServerResponse } from 'node:http';
import { relative } from 'node:path';
import { type Plugin, type ViteDevServer, isRunnableDevEnvironment } from 'vite';
import { EXPOSED, LOOPBACK } from '../addresses.ts';
import { gapiAddress } from '../identity/pages.ts';
import { optionsOfEnvironment } from './environment.ts';
import type * as Main from '../main.ts';
import { type CreateBackend, type MockServer, createMockServer } from './server.ts';

/** The mock backend inside the dev server: one process, one port. An edit under `mocks/` reloads it over the stored data. */
export function mockBackend(): Plugin {
  return {
    name: 'fusha-mock-backend',
    transformIndexHtml: () => [{ tag: 'script', attrs: { async: true, src: gapiAddress }, injectTo: 'body' }],
    async configureServer(server) {
      if (server.config.server.host !== LOOPBACK) server.config.logger.warn(EXPOSED);
      const mock = createMockServer({ ...optionsOfEnvironment(process.env), plays: true, create: await load(server) });
      // seeded while Vite compiles, not while the first visitor waits
      mock
        .backend()
        .then(({ control }) => control.ready())
        .catch(() => {}); // the first request reports the error
      server.middlewares.use((req, res, next) => {
        void pass(mock, req, res, next);
      });
      server.watcher.on('change', (file) => {
        const path = relative(server.config.root, file);
        if (!/^mocks[\\/](?!hosts[\\/])/.test(path) || path.includes('.test.')) return;
        void renew(server, mock, path);
      });
      server.httpServer?.on('upgrade', (req, socket, head) => {
        mock.upgrade(req, socket, head); // other sockets are Vite's
      });
      server.httpServer?.once('close', () => void mock.close());
    },
  };
}

async function pass(mock: MockServer, req: IncomingMessage, res: ServerResponse, next: () => void): Promise<void> {
  if (!(await mock.handle(req, res))) next();
}

async function renew(server: ViteDevServer, mock: MockServer, path: string): Promise<void> {
  const { logger } = server.config;
  try {
    mock.renew(await load(server));
    logger.info(`mock backend: renewed (${path})`, { timestamp: true });
  } catch (error) {
    logger.error(`mock backend: ${String(error)}; the old one goes on`);
  }
}

/** The backend's code through Vite, which reloads what an edit has changed. */
async function load(server: ViteDevServer): Promise<CreateBackend> {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('the dev server has no environment that runs modules');
  const module = await ssr.runner.import<typeof Main>('/mocks/main.ts');
  return module.createMockBackend;
}
