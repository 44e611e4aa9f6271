/** The worker of the dev server: push alone, so that a message is seen there too. It keeps no file (decision 073). */
import { listenForPush } from './listen-for-push.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
listenForPush(self);
