import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PAGE = '/app/__reference';

/** Dev server only: the contract rendered and searchable at /app/__reference (a link stands in the developer panel). */
export function apiReference(): Plugin {
  return {
    name: 'fusha-api-reference',
    configureServer(server) {
      const script = createRequire(import.meta.url)
        .resolve('@scalar/api-reference')
        .replace(/dist\/.*$/, 'dist/browser/standalone.js');
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0];
        if (path === PAGE) response.setHeader('content-type', 'text/html').end(page);
        else if (path === `${PAGE}/openapi.json`)
          response.setHeader('content-type', 'application/json').end(readFileSync('openapi/dist/openapi.json'));
        else if (path === `${PAGE}/reference.js`)
          response.setHeader('content-type', 'text/javascript').end(readFileSync(script));
        else next();
      });
    },
  };
}

const page = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Fusha API reference</title><meta name="viewport" content="width=device-width, initial-scale=1" /></head>
  <body>
    <div id="reference"></div>
    <script src="${PAGE}/reference.js"></script>
    <script>Scalar.createApiReference('#reference', { url: '${PAGE}/openapi.json', withDefaultFonts: false, telemetry: false, agent: { disabled: true } })</script>
  </body>
</html>`;
