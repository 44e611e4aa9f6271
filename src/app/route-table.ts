import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';
import type { RouteRule } from '../models/routing/route-rule.ts';

/** A route of the app as data: what the guard reads, and where its page lives. */
export interface PageRoute extends RouteRule {
  /** Its view and its loader, in one file of the build. */
  page: () => Promise<{ loader: LoaderFunction; Component: ComponentType }>;
}

/** Every route whose page exists, static ones first. Guards and module limits: specification §2, §4, design §3. */
export const pageRoutes: readonly PageRoute[] = [
  {
    path: '/',
    access: 'home',
    title: 'home:title',
    page: () => import('../pages/home/home.page.tsx'),
  },
  {
    path: '/explore',
    access: 'public',
    title: 'home:explore.title',
    page: () => import('../pages/explore/explore.page.tsx'),
  },
  {
    path: '/venues',
    access: 'public',
    modules: ['base', 'superuser'],
    title: 'venues:title',
    page: () => import('../pages/venues/venues.page.tsx'),
  },
  {
    path: '/venue/:slug',
    access: 'public',
    modules: ['base', 'superuser'],
    page: () => import('../pages/venue/venue.page.tsx'),
  },
  {
    path: '/bookings',
    access: 'prompt',
    modules: ['base'],
    title: 'bookings:title',
    page: () => import('../pages/bookings/bookings.page.tsx'),
  },
  {
    path: '/account',
    access: 'prompt',
    title: 'nav.account',
    page: () => import('../pages/account/account.page.tsx'),
  },
  {
    path: '/auth/login',
    access: 'guest',
    title: 'auth:login.title',
    page: () => import('../pages/auth/login.page.tsx'),
  },
  {
    path: '/auth/register',
    access: 'guest',
    title: 'auth:register.title',
    page: () => import('../pages/auth/register.page.tsx'),
  },
  {
    path: '/auth/forgot-password',
    access: 'guest',
    title: 'auth:forgot.title',
    page: () => import('../pages/auth/forgot-password.page.tsx'),
  },
  {
    path: '/auth/verify',
    access: 'verify',
    title: 'auth:verify.title',
    page: () => import('../pages/auth/verify.page.tsx'),
  },
  {
    path: '/auth/credentials',
    access: 'credentials',
    title: 'auth:credentials.title',
    page: () => import('../pages/auth/credentials.page.tsx'),
  },
  {
    path: '/auth/profile',
    access: 'profile',
    title: 'auth:profile.title',
    page: () => import('../pages/auth/profile.page.tsx'),
  },
  {
    path: '/notifications',
    access: 'user',
    title: 'notifications:title',
    page: () => import('../pages/notifications/notifications.page.tsx'),
  },
  {
    // static routes win; a slug that names nothing is the 404 page (R12)
    path: '/:slug',
    access: 'public',
    page: () => import('../pages/venue/slug.page.tsx'),
  },
];
