import { clientsClaim } from 'workbox-core';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const __PRECACHE__: { url: string; revision: string | null }[];

// The least that opens a page without a network, of the same parts as the app's.
precacheAndRoute(__PRECACHE__);
registerRoute(new NavigationRoute(createHandlerBoundToURL('/app/index.html')));
clientsClaim();
