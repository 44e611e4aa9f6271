import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const PAGE = '/app/__reference';
/** Swagger UI reads the contract and nothing else; its styles set `data:` images. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Dev server only: the contract, rendered and searchable, at /app/__reference. The developer panel links it. */
export function apiReference(): Plugin {
  return {
    name: 'fusha-api-reference',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = answers[request.url?.split('?')[0] ?? ''];
        if (!file) return next();
        response.setHeader('content-type', file.type).setHeader('content-security-policy', POLICY).end(file.read());
      });
    },
  };
}

const swaggerUi = (name: string): Buffer =>
  readFileSync(join(dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')), name));

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Fusha API reference</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="stylesheet" href="${PAGE}/swagger-ui.css" />
  </head>
  <body>
    <div id="reference"></div>
    <script src="${PAGE}/swagger-ui.js"></script>
    <script src="${PAGE}/start.js"></script>
  </body>
</html>`;

const start = `SwaggerUIBundle({ url: '${PAGE}/openapi.json', dom_id: '#reference', filter: true, docExpansion: 'none', deepLinking: true })`;

const answers: Record<string, { type: string; read: () => string | Buffer }> = {
  [PAGE]: { type: 'text/html', read: () => page },
  [`${PAGE}/start.js`]: { type: 'text/javascript', read: () => start },
  [`${PAGE}/swagger-ui.js`]: { type: 'text/javascript', read: () => swaggerUi('swagger-ui-bundle.js') },
  [`${PAGE}/swagger-ui.css`]: { type: 'text/css', read: () => swaggerUi('swagger-ui.css') },
  [`${PAGE}/openapi.json`]: { type: 'application/json', read: () => readFileSync('openapi/dist/openapi.json') },
};
