import { relative } from 'node:path';
import { type Plugin, type ViteDevServer, isRunnableDevEnvironment } from 'vite';
import { optionsOfEnvironment } from './environment.ts';
import { type CreateBackend, createMockServer } from './server.ts';

/** The mock backend inside the dev server: one process, one port. An edit under `mocks/` renews it over the kept data. */
export function mockBackend(): Plugin {
  return {
    name: 'fusha-mock-backend',
    async configureServer(server) {
      const mock = createMockServer({ ...optionsOfEnvironment(process.env), create: await load(server) });
      server.middlewares.use((req, res, next) => {
        mock.handle(req, res).then((done) => done || next(), next);
      });
      server.watcher.on('change', (file) => {
        const path = relative(server.config.root, file);
        if (!/^mocks[\\/](?!hosts[\\/])/.test(path) || path.includes('.test.')) return;
        load(server).then(
          (create) => {
            mock.renew(create);
            server.config.logger.info(`mock backend: renewed (${path})`, { timestamp: true });
          },
          (error: Error) => server.config.logger.error(`mock backend: ${error.message}; the old one goes on`, { error }),
        );
      });
      server.httpServer?.once('close', () => void mock.close());
    },
  };
}

/** The backend's code through Vite, which knows what an edit has made stale. */
async function load(server: ViteDevServer): Promise<CreateBackend> {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('the dev server has no environment that runs modules');
  const module = await ssr.runner.import<typeof import('../main.ts')>('/mocks/main.ts');
  return module.createMockBackend;
}
