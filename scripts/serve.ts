// Serves the built app like a host, with the mock backend on the same origin; the end-to-end tests and the bench use it.
// node scripts/serve.ts [--port 4173] [--dist dist] [--no-mock] [--no-share]
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { headerOptions, securityHeaders } from '../config/security-headers.ts';
import { createMockServer } from '../mocks/hosts/server.ts';
import { gapiAddress } from '../mocks/identity/pages.ts';
import { startStaticServer } from './static-server.ts';

const { values } = parseArgs({
  allowNegative: true,
  options: {
    port: { type: 'string', default: '4173' },
    dist: { type: 'string', default: 'dist' },
    mock: { type: 'boolean', default: true }, // the demo build contains its own
    share: { type: 'boolean', default: true }, // asks the API before the page does: tests that count its calls go without
  },
});
const dist = join(import.meta.dirname, '..', values.dist);
if (!existsSync(join(dist, 'index.html'))) {
  console.error(`serve: ${values.dist}/index.html is missing; run \`npm run build\` first`);
  process.exit(1);
}
const server = await startStaticServer({
  dist,
  port: Number(values.port),
  headers: securityHeaders(headerOptions(process.env)),
  ...(values.mock ? { api: createMockServer({}), scripts: [gapiAddress], isShared: values.share } : {}),
});
console.log(`serve: ${server.origin}/app/`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void server.close().then(() => process.exit(0));
  });
}
