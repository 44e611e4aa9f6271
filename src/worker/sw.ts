/**
 * The product's only service worker, at /app/sw.js (PWA-04, R13). It keeps the shell and the first pages, and the rest of the program
 * once it was used (decision 073), and shows push messages (decision 074). What a server says is none of its business: the app keeps that by user.
 */
import { clientsClaim, type RouteHandlerCallback } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { listenForPush } from './listen-for-push.ts';

declare const self: ServiceWorkerGlobalScope;

/** More than a build has: two of them fit while one replaces the other. */
const MOST_FILES = 1_000;

/**
 * The server has another version: a file of this one is gone, or a page said so. Pages then come from there. Forgotten when the
 * browser stops the worker; the next 404 sets it again.
 */
let isOld = false;

cleanupOutdatedCaches();
precacheAndRoute(__PRECACHE__);
registerRoute(new NavigationRoute(pageAt('/app/index.html'), { allowlist: [/^\/app\/(\?|$)/] }));
// an address with a dot in its last part is a file: a page in its place would look like a broken chunk (config/file-addresses.ts)
registerRoute(new NavigationRoute(pageAt('/app/shell.html'), { denylist: [/\.[^/?]*(\?|$)/] }));
// their names change with their content
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/app/assets/'),
  new CacheFirst({
    cacheName: 'fusha-assets',
    plugins: [
      new ExpirationPlugin({ maxEntries: MOST_FILES }),
      {
        fetchDidSucceed: async ({ response }) => {
          if (response.status === 404) isOld = true;
          return response;
        },
      },
    ],
  }),
);

listenForPush(self);
// the first visit works without a network too
clientsClaim();
// each message is answered with the worker's build
self.addEventListener('message', ({ data, ports: [port] }: ExtendableMessageEvent) => {
  const type = typeOf(data);
  // a new version waits until the page says so: it knows what would be lost (R2)
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'FROM_SERVER') isOld = true;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  port?.postMessage(__BUILD__);
});

function pageAt(file: string): RouteHandlerCallback {
  const kept = createHandlerBoundToURL(file);
  return async (options) => (isOld ? await fromServer(options.request) : null) ?? kept(options);
}

/** Null where the server has no page to give: the old one says more. */
async function fromServer(request: Request): Promise<Response | null> {
  try {
    const answer = await fetch(request);
    return answer.ok ? answer : null;
  } catch {
    return null;
  }
}

const typeOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;
