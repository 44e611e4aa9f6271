/**
 * The product's only service worker, at /app/sw.js (PWA-04, R13). It keeps the shell and the first pages, and the rest of the program
 * once it was used (decision 073), and shows push messages (decision 074). What a server says is none of its business: the app keeps that by user.
 */
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { listenForPush } from './listen-for-push.ts';

declare const self: ServiceWorkerGlobalScope;

/** More than a build has: two of them fit while one replaces the other. */
const MOST_FILES = 1_000;

cleanupOutdatedCaches();
precacheAndRoute(__PRECACHE__);
registerRoute(new NavigationRoute(createHandlerBoundToURL('/app/index.html'), { allowlist: [/^\/app\/(\?|$)/] }));
// an address with a dot in its last part is a file: a page in its place would look like a broken chunk (config/file-addresses.ts)
registerRoute(new NavigationRoute(createHandlerBoundToURL('/app/shell.html'), { denylist: [/\.[^/?]*(\?|$)/] }));
// their names change with their content
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/app/assets/'),
  new CacheFirst({ cacheName: 'fusha-assets', plugins: [new ExpirationPlugin({ maxEntries: MOST_FILES })] }),
);

listenForPush(self);
// the first visit works without a network too
clientsClaim();
// a new version waits until the page says so: it knows what would be lost (R2)
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if (isSkipWaiting(data)) void self.skipWaiting();
});

const isSkipWaiting = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING';
