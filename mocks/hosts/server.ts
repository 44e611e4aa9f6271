/** The server host: the backend over HTTP for every tab, phone, `curl` and worker; databases and clocks by cookie. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { apiBase, isOwnAddress, socketAddress } from '../addresses.ts';
import type { Backend, Snapshot } from '../backend.ts';
import { OperationError, failure } from '../contract/envelope.ts';
import { matchRoute } from '../contract/router.ts';
import type { MockBackendOptions } from '../main.ts';
import type { ScenarioName } from '../scenarios.ts';
import { type ErrorCode, languageOf } from '../texts.ts';
import { BodyTooLarge, cookiesOf, send, toRequest } from './node-http.ts';
import { createSockets } from './sockets.ts';
import { type SnapshotWriter, writeSnapshots, readSnapshot } from './snapshot-file.ts';

export type CreateBackend = (options: MockBackendOptions) => Backend;

export interface MockServerOptions {
  /** The product's backend by default. */
  readonly create?: CreateBackend;
  /** The file of the database `default`; the others live as long as the process. */
  readonly file?: string;
  readonly scenario?: ScenarioName;
  /** These operations are mocked, all others go to `apiTarget`. */
  readonly mockOnly?: readonly string[];
  readonly apiTarget?: string;
  readonly now?: () => number;
  /** Games of the database `default` play themselves. */
  readonly plays?: boolean;
  readonly onNotice?: (text: string) => void;
}

export interface MockServer {
  /** False when the URL is not the mock's: the next handler answers. */
  handle(req: IncomingMessage, res: ServerResponse): Promise<boolean>;
  /** Sockets of the realtime database; false for other URLs. */
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** The backend of a database. */
  backend(name?: string): Promise<Backend>;
  /** Rebuilds every backend over its stored data after a change of code. */
  renew(create: CreateBackend): void;
  close(): Promise<void>;
}

/** Name the database and freeze its clock (ISO). Contexts that share a database share both. */
export const databaseCookie = 'fusha-db';
export const clockCookie = 'fusha-now';
/** Test runs use one database per test; the least recently used is dropped. */
const MAX_DATABASES = 64;

/** How often games that play themselves are looked at. */
const PLAY_MS = 20_000;

interface Held {
  readonly backend: Backend;
  readonly snapshotWriter: SnapshotWriter | null;
}

export function createMockServer(options: MockServerOptions = {}): MockServer {
  const now = options.now ?? Date.now;
  const notice = options.onNotice ?? ((text: string) => console.warn(text));
  const held = new Map<string, Held>();
  const frozenBy = new Map<string, number>();
  const sockets = createSockets();
  let create = options.create ?? null;

  const playing = options.plays
    ? setInterval(() => {
        held
          .get('default')
          ?.backend.control.tend()
          .catch((error: unknown) => console.error('mock backend:', error));
      }, PLAY_MS).unref()
    : undefined;

  async function hold(name: string): Promise<Held> {
    create ??= (await import('../main.ts')).createMockBackend;
    const known = held.get(name);
    if (known) {
      held.delete(name);
      held.set(name, known); // the most recently used stands last
      return known;
    }
    const made = build(create, name, name === 'default' && options.file ? readSnapshot(options.file) : null);
    held.set(name, made);
    const oldest = held.keys().next().value;
    if (held.size > MAX_DATABASES && oldest !== undefined) release(oldest);
    return made;
  }

  function build(make: CreateBackend, name: string, snapshot: Snapshot | null): Held {
    const isDefault = name === 'default';
    const file = isDefault ? options.file : undefined;
    const plays = isDefault && options.plays === true;
    const backend = make({ now, scenario: options.scenario, snapshot, plays, onNotice: notice, sleep });
    return { backend, snapshotWriter: file ? writeSnapshots(backend, file) : null };
  }

  function release(name: string): void {
    held.get(name)?.backend.realtime.cut(); // first, so that users are stored as offline
    held.get(name)?.snapshotWriter?.stop();
    held.delete(name);
    frozenBy.delete(name);
  }

  /** A clock cookie freezes its database's clock once per value, so that `/__mock/clock` can move it on. */
  function freeze(name: string, backend: Backend, cookie: string | undefined): void {
    const at = Date.parse(cookie ?? '');
    if (Number.isNaN(at) || frozenBy.get(name) === at) return;
    frozenBy.set(name, at);
    backend.control.clock.freeze(at);
  }

  async function answer(request: Request, name: string, clock: string | undefined): Promise<Response | null> {
    const { pathname } = new URL(request.url);
    if (options.apiTarget && pathname.startsWith(`${apiBase}/`)) {
      const operation = matchRoute(request.method, pathname.slice(apiBase.length))?.operation;
      if (!operation || !options.mockOnly?.includes(operation)) return passOn(request, options.apiTarget);
    }
    const { backend } = await hold(name);
    freeze(name, backend, clock);
    return backend.handle(request);
  }

  /** The backend selected by a socket's cookies, with its clock. */
  async function backendOf(req: IncomingMessage): Promise<Backend> {
    const cookies = cookiesOf(req);
    const name = databaseName(cookies.get(databaseCookie));
    const { backend } = await hold(name);
    freeze(name, backend, cookies.get(clockCookie));
    await backend.control.ready();
    return backend;
  }

  return {
    upgrade(req, socket, head) {
      if (pathOf(req) !== socketAddress) return false;
      sockets.open(req, socket, head, backendOf(req)).catch((error: unknown) => {
        console.error('mock backend:', error);
        socket.destroy();
      });
      return true;
    },
    async handle(req, res) {
      if (!isOwnAddress(pathOf(req))) return false;
      try {
        const cookies = cookiesOf(req);
        const request = await toRequest(req, res);
        const response = request
          ? await answer(request, databaseName(cookies.get(databaseCookie)), cookies.get(clockCookie))
          : refused(req, 404, 'not_found');
        if (!response) return false;
        await send(response, req, res);
      } catch (error) {
        await answerError(error, req, res);
      }
      return true;
    },
    async backend(name = 'default') {
      const { backend } = await hold(name);
      await backend.control.ready();
      return backend;
    },
    renew(next) {
      create = next;
      for (const [name, { backend, snapshotWriter }] of held) {
        snapshotWriter?.stop();
        const { scenario, latency, failures, clock } = backend.control;
        const renewed = build(next, name, backend.dump());
        if (clock.frozen === null) renewed.backend.control.clock.setOffset(clock.offset);
        else renewed.backend.control.clock.freeze(clock.frozen);
        void renewed.backend.control.setScenario(scenario, { latency, failures });
        held.set(name, renewed);
        backend.realtime.cut();
      }
    },
    close() {
      clearInterval(playing);
      [...held.keys()].forEach(release);
      sockets.close();
      return Promise.resolve();
    },
  };
}

/** Any error becomes an envelope, unless the client has disconnected or the answer has begun. */
async function answerError(error: unknown, req: IncomingMessage, res: ServerResponse): Promise<void> {
  if (res.destroyed || res.headersSent) {
    res.socket?.destroy();
    return;
  }
  if (error instanceof BodyTooLarge) return send(refused(req, 413, 'too_large'), req, res);
  console.error('mock backend:', error);
  return send(refused(req, 500, 'failed'), req, res);
}

const refused = (req: IncomingMessage, status: number, code: ErrorCode) =>
  failure(new OperationError(status, code), languageOf(req.headers['accept-language'] ?? null));

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?')[0] ?? '/';

const databaseName = (cookie: string | undefined) => (cookie && /^[\w-]{1,64}$/.test(cookie) ? cookie : 'default');

/** Sends a request to the real API as it came. */
async function passOn(request: Request, target: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of ['host', 'connection', 'content-length', 'cookie']) headers.delete(name);
  const body = ['GET', 'HEAD'].includes(request.method) ? undefined : await request.arrayBuffer();
  const url = new URL(target.replace(/\/$/, '') + pathname.slice(apiBase.length) + search);
  const response = await fetch(url, {
    method: request.method,
    headers,
    body,
    signal: request.signal,
    redirect: 'manual',
  });
  const answered = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) answered.delete(name); // fetch has decompressed it
  return new Response(response.body, { status: response.status, headers: answered });
}
