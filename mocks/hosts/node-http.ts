import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';

/** A node request as the web's; its signal tells that the client has gone. */
export function toRequest(req: IncomingMessage, res: ServerResponse): Request {
  const url = new URL(req.url ?? '/', `http://${req.headers.host ?? 'localhost'}`);
  const headers = new Headers();
  for (let n = 0; n + 1 < req.rawHeaders.length; n += 2) headers.append(req.rawHeaders[n] ?? '', req.rawHeaders[n + 1] ?? '');
  const method = req.method ?? 'GET';
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  const init = { method, headers, signal: gone.signal };
  if (method === 'GET' || method === 'HEAD') return new Request(url, init);
  // Node's and the DOM's types of the same stream differ; `duplex` is missing from the DOM's.
  return new Request(url, { ...init, body: Readable.toWeb(req) as unknown as ReadableStream, duplex: 'half' } as RequestInit);
}

/** Sends a web response, packed as an API's host packs it; `Response.error()` and a body that breaks off cut the connection. */
export async function send(response: Response, req: IncomingMessage, res: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    res.socket?.destroy();
    return;
  }
  const headers: Record<string, string | string[]> = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  headers['vary'] = 'Accept-Encoding';
  const packs = response.body !== null && isPackable(response) && acceptsGzip(req);
  if (packs) {
    headers['content-encoding'] = 'gzip';
    delete headers['content-length'];
  }
  res.writeHead(response.status, headers);
  if (!response.body) {
    res.end();
    return;
  }
  // the same stream in Node's types
  const body = Readable.fromWeb(response.body as unknown as NodeStream);
  await (packs ? pipeline(body, createGzip(), res) : pipeline(body, res)).catch(() => res.socket?.destroy());
}

const isPackable = ({ headers }: Response): boolean => /^(application\/json|text\/)/.test(headers.get('content-type') ?? '') && !headers.has('content-encoding');
const acceptsGzip = ({ headers }: IncomingMessage): boolean => /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(headers['accept-encoding'] ?? '');

/** The cookies of a request by name. */
export function cookiesOf(req: IncomingMessage): ReadonlyMap<string, string> {
  const pairs = (req.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return new Map(pairs.map(([name = '', ...value]) => [name, decodeURIComponent(value.join('='))]));
}
