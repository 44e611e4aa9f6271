/** `npm run mock`: the mock backend alone. PORT (default 3001) and the variables of hosts/environment.ts steer it. */
import { createServer } from 'node:http';
import { optionsOfEnvironment } from './hosts/environment.ts';
import { createMockServer } from './hosts/server.ts';

const port = Number(process.env['PORT'] ?? 3001);
const mock = createMockServer(optionsOfEnvironment(process.env));
const server = createServer((req, res) => {
  void mock.handle(req, res).then((done) => done || res.writeHead(404).end());
});
server.on('upgrade', (req, socket, head) => {
  if (!mock.upgrade(req, socket, head)) socket.destroy();
});
server.listen(port, () => console.log(`mock: http://localhost:${port}/api, control at /__mock, realtime at /.ws`));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void mock.close().then(() => process.exit(0));
  });
}
