/**
 * `npm run mock`: the mock backend alone, for this machine; `npm run mock -- --host` opens it to the network. PORT (default
 * 3001) and the variables of hosts/environment.ts steer it.
 */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { EXPOSED, LOOPBACK } from './addresses.ts';
import { optionsOfEnvironment } from './hosts/environment.ts';
import { createMockServer } from './hosts/server.ts';

const { values } = parseArgs({ options: { host: { type: 'boolean', default: false } } });
const port = Number(process.env['PORT'] ?? 3001);
const mock = createMockServer(optionsOfEnvironment(process.env));
const server = createServer((req, res) => {
  void mock.handle(req, res).then((done) => done || res.writeHead(404).end());
});
server.on('upgrade', (req, socket, head) => {
  if (!mock.upgrade(req, socket, head)) socket.destroy();
});
server.listen(port, values.host ? undefined : LOOPBACK, () => {
  console.log(`mock: http://localhost:${port}/api, control at /__mock, realtime at /.ws`);
  if (values.host) console.warn(EXPOSED);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void mock.close().then(() => process.exit(0));
  });
}
