import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';

/** The largest picture (8 MB) and the form around it. */
const MOST_BYTES = 10 * 1024 * 1024;

/** Thrown for a body of more than 10 MB. */
export class BodyTooLarge extends Error {}

/**
 * A Node request as a web `Request` with its body; its signal aborts when the client disconnects. Null when there is no such
 * request (TRACE, or an invalid `Host`). Throws `BodyTooLarge`.
 */
export async function toRequest(req: IncomingMessage, res: ServerResponse): Promise<Request | null> {
  const method = req.method ?? 'GET';
  const base = `http://${req.headers.host ?? 'localhost'}`;
  if (!URL.canParse(req.url ?? '/', base) || ['TRACE', 'TRACK', 'CONNECT'].includes(method)) return null;
  const headers = new Headers();
  for (let n = 0; n + 1 < req.rawHeaders.length; n += 2)
    headers.append(req.rawHeaders[n] ?? '', req.rawHeaders[n + 1] ?? '');
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  const body = method === 'GET' || method === 'HEAD' ? undefined : await readBody(req);
  return new Request(new URL(req.url ?? '/', base), { method, headers, signal: gone.signal, body });
}

function readBody(req: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let bytes = 0;
    req.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes <= MOST_BYTES) {
        pieces.push(piece);
        return;
      }
      // the rest is read and dropped: a client that is still sending would not read the answer
      pieces.length = 0;
      reject(new BodyTooLarge());
    });
    req.once('end', () => resolve(Buffer.concat(pieces)));
    req.once('error', reject);
  });
}

/** Sends a web response, compressed like a production API; `Response.error()` and a failing body cut the connection. */
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

const isPackable = ({ headers }: Response): boolean =>
  /^(application\/json|text\/)/.test(headers.get('content-type') ?? '') && !headers.has('content-encoding');
const acceptsGzip = ({ headers }: IncomingMessage): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(headers['accept-encoding'] ?? '');

/** The cookies of a request by name; a value that cannot be decoded stays raw, since other apps set cookies on this host. */
export function cookiesOf(req: IncomingMessage): ReadonlyMap<string, string> {
  const pairs = (req.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return new Map(pairs.map(([name = '', ...value]) => [name, decoded(value.join('='))]));
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
