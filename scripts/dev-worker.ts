import type { Plugin } from 'vite';

/** Dev server: the address of the worker leads to the one that only knows push (decision 074). */
export const devWorker = (): Plugin => ({
  name: 'fusha-dev-worker',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      if (request.url === '/app/sw.js') request.url = '/app/src/worker/dev-sw.ts';
      next();
    });
  },
});
