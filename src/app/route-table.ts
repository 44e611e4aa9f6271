import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';
import type { Namespace } from '../shared/i18n/dictionary.types.ts';
import type { RouteRule } from '../models/routing/route-rule.ts';

/** A route of the app as data: what the guard reads, and how its page is loaded. */
export interface PageRoute extends RouteRule {
  /** Dictionaries of the page: the start script loads them along with it, and its loader waits for them. */
  texts: readonly Namespace[];
  /** Its view and its loader, in one chunk; a page that reads nothing has no loader. */
  page: () => Promise<{ loader?: LoaderFunction; Component: ComponentType }>;
}

/** Every route whose page exists, static ones first. Guards and module limits: RT-02 … RT-63, design §3. */
export const pageRoutes: readonly PageRoute[] = [
  {
    path: '/',
    texts: ['home', 'venues'],
    access: 'home',
    title: 'home:title',
    page: () => import('../pages/home/home.page.tsx'),
  },
  {
    path: '/explore',
    texts: ['home', 'venues'],
    access: 'public',
    title: 'home:explore.title',
    page: () => import('../pages/explore/explore.page.tsx'),
  },
  {
    path: '/venues',
    texts: ['venues'],
    access: 'public',
    modules: ['base', 'superuser'],
    title: 'venues:title',
    page: () => import('../pages/venues/venues.page.tsx'),
  },
  {
    path: '/venue/:slug',
    texts: ['venue', 'venues', 'validation'],
    access: 'public',
    modules: ['base', 'superuser'],
    page: () => import('../pages/venue/venue.page.tsx'),
  },
  {
    path: '/bookings',
    texts: ['bookings', 'validation'],
    access: 'prompt',
    modules: ['base'],
    title: 'bookings:title',
    page: () => import('../pages/bookings/bookings.page.tsx'),
  },
  {
    path: '/account',
    texts: ['auth', 'validation'],
    access: 'prompt',
    title: 'nav.account',
    page: () => import('../pages/account/account.page.tsx'),
  },
  {
    path: '/auth/login',
    texts: ['auth', 'validation'],
    access: 'guest',
    title: 'auth:login.title',
    page: () => import('../pages/auth/login.page.tsx'),
  },
  {
    path: '/auth/register',
    texts: ['auth', 'validation'],
    access: 'guest',
    title: 'auth:register.title',
    page: () => import('../pages/auth/register.page.tsx'),
  },
  {
    path: '/auth/forgot-password',
    texts: ['auth', 'validation'],
    access: 'guest',
    title: 'auth:forgot.title',
    page: () => import('../pages/auth/forgot-password.page.tsx'),
  },
  {
    path: '/auth/verify',
    texts: ['auth', 'validation'],
    access: 'verify',
    title: 'auth:verify.title',
    page: () => import('../pages/auth/verify.page.tsx'),
  },
  {
    path: '/auth/credentials',
    texts: ['auth', 'validation'],
    access: 'credentials',
    page: () => import('../pages/auth/credentials.page.tsx'),
  },
  {
    path: '/auth/profile',
    texts: ['auth', 'validation'],
    access: 'profile',
    title: 'auth:profile.title',
    page: () => import('../pages/auth/profile.page.tsx'),
  },
  {
    path: '/notifications',
    texts: ['notifications'],
    access: 'user',
    title: 'notifications:title',
    page: () => import('../pages/notifications/notifications.page.tsx'),
  },
  {
    // static routes win; a slug that names nothing is the 404 page (R12)
    path: '/:slug',
    texts: ['venue', 'venues', 'validation'],
    access: 'public',
    page: () => import('../pages/venue/slug.page.tsx'),
  },
];
