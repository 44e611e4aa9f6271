import type { Plugin } from 'vite';
import { isFileAddress } from '../config/file-addresses.ts';

/** Dev server: a file that is not there is a 404 as on every host, where Vite would answer with the page. */
export function missingFiles(): Plugin {
  return {
    name: 'fusha-missing-files',
    configureServer: (server) => () => {
      // what exists has been answered; Vite has put the page's name in the place of the address
      server.middlewares.use((request, response, next) => {
        const path = request.originalUrl?.split('?')[0] ?? '/';
        if (isFileAddress(path) && !path.endsWith('.html'))
          response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
        else next();
      });
    },
  };
}
