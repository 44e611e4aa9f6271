/** The page host: the backend inside the page itself, without a worker. For stories, component tests and the static demo. */
// first: the page's policy lets nobody make code of text, and zod tries when it meets the first record
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
  /** A backend of one's own (each story has one); by default the product's. */
  readonly backend?: Backend;
  /** Name under which IndexedDB keeps the data; null keeps nothing. Default `demo`, or null with a given backend. */
  readonly keepAs?: string | null;
}

export interface PageMock {
  readonly backend: Backend;
  stop(): void;
}

/** Writes of one turn are kept together; longer, and a reload right after an answer would lose it. */
const SETTLE_MS = 0;

/** Answers the page's calls from now on; must have resolved before the first of them. */
export async function startPageMock(options: PageMockOptions = {}): Promise<PageMock> {
  const keepAs = options.keepAs ?? (options.backend || options.keepAs === null ? null : 'demo');
  const backend = options.backend ?? (await productBackend(keepAs === null ? null : await readKept(keepAs)));
  const forget = keepAs === null ? () => undefined : keep(backend, keepAs);
  const network = defineNetwork({
    sources: [
      // Interceptors of msw's own version; its source asks for a common base that the two event maps do not share.
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
  const hangUp = answerSockets(backend);
  const closePopups = 'window' in globalThis ? answerPopups(window) : () => undefined;
  return {
    backend,
    stop() {
      closePopups();
      hangUp();
      forget();
      network.disable();
    },
  };
}

/** A snapshot is of the browser's making, so a wrong one is reseeded, not trusted. */
async function productBackend(snapshot: Snapshot | null): Promise<Backend> {
  const { createMockBackend } = await import('../main.ts');
  const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  return createMockBackend({ now: Date.now, snapshot, sleep, onNotice: (text) => console.warn(text) });
}

/** Only calls of the API and the identity service enter the mock: chunks, images and tiles pass by untouched. */
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
