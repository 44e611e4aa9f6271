import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';
import type { RouteRule } from '../models/routing/route-rule.ts';

/** A route of the app as data: what the guard reads, and where its page lives. */
export interface PageRoute extends RouteRule {
  loader: () => Promise<LoaderFunction>;
  Component: () => Promise<ComponentType>;
}

/** Every route whose page exists. Guards and module limits: specification §2, design §3. */
export const pageRoutes: readonly PageRoute[] = [
  {
    path: '/',
    access: 'guest',
    loader: () => import('../pages/home/home.data.ts').then((module) => module.loader),
    Component: () => import('../pages/home/home.page.tsx').then((module) => module.Component),
  },
  {
    path: '/explore',
    access: 'public',
    loader: () => import('../pages/explore/explore.data.ts').then((module) => module.loader),
    Component: () => import('../pages/explore/explore.page.tsx').then((module) => module.Component),
  },
  {
    path: '/venues',
    access: 'public',
    modules: ['base', 'superuser'],
    loader: () => import('../pages/venues/venues.data.ts').then((module) => module.loader),
    Component: () => import('../pages/venues/venues.page.tsx').then((module) => module.Component),
  },
  {
    path: '/venue/:slug',
    access: 'public',
    modules: ['base', 'superuser'],
    loader: () => import('../pages/venue/venue.data.ts').then((module) => module.loader),
    Component: () => import('../pages/venue/venue.page.tsx').then((module) => module.Component),
  },
  {
    path: '/bookings',
    access: 'prompt',
    modules: ['base'],
    loader: () => import('../pages/bookings/bookings.data.ts').then((module) => module.loader),
    Component: () => import('../pages/bookings/bookings.page.tsx').then((module) => module.Component),
  },
  {
    path: '/account',
    access: 'prompt',
    loader: () => import('../pages/account/account.data.ts').then((module) => module.loader),
    Component: () => import('../pages/account/account.page.tsx').then((module) => module.Component),
  },
  {
    path: '/auth/login',
    access: 'guest',
    loader: () => import('../pages/auth/login.data.ts').then((module) => module.loader),
    Component: () => import('../pages/auth/login.page.tsx').then((module) => module.Component),
  },
  {
    // static routes win; a slug that names nothing is the 404 page (R12)
    path: '/:slug',
    access: 'public',
    loader: () => import('../pages/venue/slug.data.ts').then((module) => module.loader),
    Component: () => import('../pages/venue/slug.page.tsx').then((module) => module.Component),
  },
];
