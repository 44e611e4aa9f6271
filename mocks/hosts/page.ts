/** The page host: the backend inside the page itself, without a worker. For stories, component tests and the static demo. */
// first: the CSP forbids code generation, which zod tries with the first record
import '../../src/shared/lib/zod-setup.ts';
import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { http } from 'msw';
import { InterceptorSource, defineNetwork } from 'msw/experimental';
import { isOwnAddress } from '../addresses.ts';
import type { Backend, Snapshot } from '../backend.ts';
import { answerPopups } from './page-popups.ts';
import { answerSockets } from './page-sockets.ts';
import { readKept, writeKept } from './page-storage.ts';

export interface PageMockOptions {
  /** A separate backend (each story has one); default: the product's. */
  readonly backend?: Backend;
  /** Name of the data in IndexedDB; null stores nothing. Default `demo`, or null with a given backend. */
  readonly keepAs?: string | null;
}

export interface PageMock {
  readonly backend: Backend;
  stop(): void;
}

/** Batches the writes of one turn; a longer delay would lose them in a reload right after an answer. */
const SETTLE_MS = 0;

/** How often the games of the demo are looked at: each time all data are stored. */
const PLAY_MS = 20_000;

/** Answers the page's calls; await it before the first of them. */
export async function startPageMock(options: PageMockOptions = {}): Promise<PageMock> {
  const keepAs = options.keepAs ?? (options.backend || options.keepAs === null ? null : 'demo');
  const backend = options.backend ?? (await productBackend(keepAs === null ? null : await readKept(keepAs)));
  const forget = keepAs === null ? () => undefined : keep(backend, keepAs);
  await backend.control.ready(); // before any call, so that none's time runs while the data are made
  const network = defineNetwork({
    sources: [
      // Interceptors of msw's own version; its type asks for a common base that the two event maps lack.
      new InterceptorSource({ interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()] as never }),
    ],
    handlers: [
      http.all(
        ({ request }) => isOurs(request.url),
        async ({ request }) => (await backend.handle(request)) ?? undefined,
      ),
    ],
    onUnhandledFrame: 'bypass',
    context: { quiet: true },
  });
  network.enable();
  const playing = options.backend ? undefined : setInterval(() => void backend.control.tend(), PLAY_MS);
  const hangUp = answerSockets(backend);
  const closePopups = 'window' in globalThis ? answerPopups(window) : () => undefined;
  return {
    backend,
    stop() {
      clearInterval(playing);
      closePopups();
      hangUp();
      forget();
      network.disable();
    },
  };
}

/** A snapshot from the browser is untrusted; an invalid one is replaced by a new seed. */
async function productBackend(snapshot: Snapshot | null): Promise<Backend> {
  const { createMockBackend } = await import('../main.ts');
  const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  return createMockBackend({ now: Date.now, snapshot, sleep, plays: true, onNotice: (text) => console.warn(text) });
}

/** Only calls of the API and the identity service reach the mock; chunks, images and tiles pass through. */
function isOurs(address: string): boolean {
  const { origin, pathname } = new URL(address);
  return origin === location.origin && isOwnAddress(pathname);
}

function keep(backend: Backend, name: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = backend.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const snapshot = backend.dump();
      if (snapshot) void writeKept(name, snapshot);
    }, SETTLE_MS);
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
