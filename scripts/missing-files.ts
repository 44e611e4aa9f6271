import type { Plugin } from 'vite';
import { isFileAddress } from '../config/file-addresses.ts';

/** Dev server: a missing file is a 404 as on every host; Vite alone would answer with the page. */
export function missingFiles(): Plugin {
  return {
    name: 'fusha-missing-files',
    configureServer: (server) => () => {
      // existing files have been served; Vite has rewritten the address to the page's
      server.middlewares.use((request, response, next) => {
        const path = request.originalUrl?.split('?')[0] ?? '/';
        if (isFileAddress(path) && !path.endsWith('.html'))
          response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
        else next();
      });
    },
  };
}
