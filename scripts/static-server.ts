import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { isFileAddress, isServed } from '../config/file-addresses.ts';
import { cacheControl } from '../config/security-headers.ts';
import { answerShared } from './static-edge.ts';
import { loadStaticFiles } from './static-files.ts';

/** Answers `/api`, `/__mock` and the sockets; the mock's server host implements it. */
export interface ApiHandler {
  /** False when the request is not for it. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  /** False when the address is not for it. */
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;
  close: () => void | Promise<void>;
}
export interface StaticServerOptions {
  /** Folder of the build, served under `/app/`. */
  dist: string;
  /** 0: any free port. */
  port: number;
  /** Set on every answer, the 404 included. */
  headers: Record<string, string>;
  api?: ApiHandler;
  /** Additional scripts of every page, served by the API. */
  scripts?: readonly string[];
  /** Default: yes. */
  isCompressed?: boolean;
  /** Runs the function for shared links in front of the pages, as a host's edge does (decision 076). */
  isShared?: boolean;
}
/** As hosts do; Node's own 5 s end while a test pauses, and a request that meets the end is lost. */
const KEEP_ALIVE = 75_000;
export interface StaticServer {
  origin: string;
  /** Puts another build in the place of the one that is served, as a deployment does. */
  publish: (dist: string) => void;
  /** Requests for this file (`shell.html`) get no answer, until the function that it returns is called. */
  hold: (file: string) => () => void;
  close: () => Promise<void>;
}

/** Serves a build like its hosts (HTTP/1.1, brotli, strict headers), with an API on the same origin. */
export async function startStaticServer({
  dist,
  port,
  headers,
  api,
  scripts = [],
  isCompressed = true,
  isShared = false,
}: StaticServerOptions): Promise<StaticServer> {
  const load = (folder: string) => loadStaticFiles(folder, { scripts, isCompressed });
  let files = load(dist);
  let origin = '';
  const held = new Map<string, Promise<void>>();
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  server.keepAliveTimeout = KEEP_ALIVE;
  server.on('upgrade', (request, socket, head) => {
    if (!api?.upgrade?.(request, socket, head)) socket.destroy();
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = decodePath(request.url ?? '/');
    // the API's pages too (a popup under another policy would lose its opener)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (api && !request.url?.startsWith('/app/') && (await api.handle(request, response))) return;
    if (path === '/' || path === '/app') {
      response.writeHead(302, { Location: '/app/', 'Cache-Control': 'no-cache' }).end();
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Cache-Control': 'no-cache' }).end();
      return;
    }
    await held.get(path ?? '');
    const file = path?.startsWith('/app/') ? fileAt(path.slice('/app/'.length)) : undefined;
    if (!file || path === undefined) {
      response
        .writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' })
        .end('Not found');
      return;
    }
    if (isShared && (await answerShared(request, response, { file, origin, cacheControl: cacheControl(path) }))) return;
    const { type, encoding, body } = file.answer(request.headers['accept-encoding'] ?? '');
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Length': body.length,
      'Cache-Control': cacheControl(path),
      Vary: 'Accept-Encoding',
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  /** The front page is a file of its own; every other page address gets the app's shell. */
  function fileAt(inside: string) {
    const exact = files.get(inside) ?? files.get(`${inside.replace(/\/?$/, '/')}index.html`.replace(/^\//, ''));
    if (exact) return exact;
    return isFileAddress(inside) || !isServed(inside)
      ? undefined
      : (files.get('shell.html') ?? files.get('index.html'));
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address() as AddressInfo; // listening on TCP: neither a pipe nor null
  origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    publish: (next) => {
      files = load(next);
    },
    hold: (file) => {
      const path = `/app/${file}`;
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(path, promise);
      return () => {
        held.delete(path);
        resolve();
      };
    },
    close: async () => {
      await api?.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}

/** Undefined for an address that cannot be decoded. */
function decodePath(url: string): string | undefined {
  const path = url.split('?')[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
