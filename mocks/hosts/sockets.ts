/** Sockets of the realtime database over `ws`. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, WebSocketServer } from 'ws';
import type { Backend } from '../backend.ts';

export interface Sockets {
  /** Opens a socket to the backend that the request belongs to, or hangs up. */
  open(req: IncomingMessage, socket: Duplex, head: Buffer, backend: Promise<Backend>): Promise<void>;
  close(): void;
}

/** A frame of the protocol has 16,384 characters, of at most three bytes each. */
const MOST_BYTES = 65_536;

export function createSockets(): Sockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES });
  return {
    async open(req, socket, head, finding) {
      socket.on('error', () => undefined); // closed before it was open
      const backend = await finding;
      server.handleUpgrade(req, socket, head, (ws) => {
        const connection = backend.connect(`ws://${req.headers.host ?? 'localhost'}${req.url ?? ''}`, {
          send: (frame) => ws.send(frame),
          close: () => ws.close(),
        });
        if (!connection) {
          ws.terminate();
          return;
        }
        ws.on('message', (data) => connection.receive(textOf(data)));
        ws.on('close', () => connection.closed());
        ws.on('error', () => ws.terminate());
      });
    },
    close() {
      for (const ws of server.clients) ws.terminate();
      server.close();
    },
  };
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return Buffer.isBuffer(data) ? data.toString() : Buffer.from(data).toString();
}
