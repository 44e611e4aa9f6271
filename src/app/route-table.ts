import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';
import type { ModuleType } from '../shared/api/generated/model';
import type { Namespace } from '../shared/i18n/dictionary.types.ts';
import type { TextKey } from '../shared/i18n/i18n.ts';
import type { RouteRule } from '../models/routing/route-rule.ts';

/** The viewer of the navigation: a guest, or a signed-in user in a module. */
export type Audience = 'guest' | ModuleType;

/** Items of the bar whose pages exist (NAV-01, R23); `nav-items.ts` has their icons. */
export type BarIcon = 'home' | 'explore' | 'venues' | 'calendar' | 'account';

/** How the menus name a page, and where it stands in them. */
export interface MenuEntry {
  /** A text of `common`: the page's own dictionary is not loaded yet. */
  label: TextKey;
  /** The item of the bar whose icon it has, or an icon of its own. The table is in the start script: loaded with the sidebar. */
  icon: BarIcon | (() => Promise<{ default: LucideIcon }>);
  /** Its place in the bottom bar (the rail above 768 px) of each audience that finds it there, counted from 1 (design §3). */
  bar?: Partial<Record<Audience, number>>;
  /** Stands in the sidebar of every module that may open the page, in the order of the table; `top`: the top bar leads there too. */
  sidebar?: true | 'top';
}

/** A route of the app as data: what the guard reads, and how its page is loaded. */
export interface PageRoute extends RouteRule {
  /** Dictionaries of the page: the start script loads them along with it, and its loader waits for them. */
  texts: readonly Namespace[];
  /** Absent: no menu leads to the page. */
  menu?: MenuEntry;
  /** Its view and its loader, in one chunk; a page that reads nothing has no loader. */
  page: () => Promise<{ loader?: LoaderFunction; Component: ComponentType }>;
}

/** Every route whose page exists, static ones first. Guards, module limits and menus: RT-02 … RT-63, NAV-01 … NAV-15, design §3, R26. */
export const pageRoutes: readonly PageRoute[] = [
  {
    path: '/',
    texts: ['home', 'venues'],
    access: 'home',
    title: 'home:title',
    menu: { label: 'nav.home', icon: 'home', bar: { guest: 1 } },
    page: () => import('../pages/home/home.page.tsx'),
  },
  {
    path: '/explore',
    texts: ['home', 'venues'],
    access: 'public',
    title: 'home:explore.title',
    menu: { label: 'nav.explore', icon: 'explore', bar: { guest: 2, base: 1 } },
    page: () => import('../pages/explore/explore.page.tsx'),
  },
  {
    path: '/venues',
    texts: ['venues'],
    access: 'public',
    modules: ['base', 'superuser'],
    title: 'venues:title',
    menu: { label: 'nav.venues', icon: 'venues', bar: { guest: 3, base: 2, superuser: 2 } },
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
    path: '/account',
    texts: ['auth', 'validation', 'listing'],
    access: 'prompt',
    title: 'nav.account',
    menu: {
      label: 'nav.account',
      icon: 'account',
      bar: { guest: 5, base: 5, superuser: 3, venue: 4, team: 4, organization: 4, community: 1 },
      sidebar: true,
    },
    page: () => import('../pages/account/account.page.tsx'),
  },
  {
    path: '/bookings',
    texts: ['bookings', 'venue', 'validation', 'fields'],
    access: 'prompt',
    modules: ['base'],
    title: 'bookings:title',
    menu: { label: 'nav.bookings', icon: 'calendar', bar: { base: 3 }, sidebar: true },
    page: () => import('../pages/bookings/bookings.page.tsx'),
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
    texts: ['notifications', 'bookings'],
    access: 'user',
    title: 'notifications:title',
    menu: { label: 'nav.notifications', icon: () => import('lucide-react/icons/bell'), sidebar: 'top' },
    page: () => import('../pages/notifications/notifications.page.tsx'),
  },
  {
    // the settings of users, venues and organizations are not built yet: design §3 opens the page to every module
    path: '/settings',
    texts: ['settings', 'auth', 'validation'],
    access: 'user',
    modules: ['superuser'],
    title: 'settings:title',
    menu: { label: 'nav.settings', icon: () => import('lucide-react/icons/settings'), sidebar: true },
    page: () => import('../pages/settings/settings.page.tsx'),
  },
  {
    path: '/admin/venue',
    texts: [
      'manage',
      'overview',
      'figures',
      'listing',
      'auth',
      'venue',
      'validation',
      'fields',
      'rules',
      'photos',
      'courts',
      'admins',
      'desk',
      'bookings',
    ],
    access: 'user',
    modules: ['venue'],
    title: 'manage:title',
    menu: { label: 'nav.venue', icon: () => import('lucide-react/icons/store'), bar: { venue: 2 } },
    page: () => import('../pages/admin-venue/admin-venue.page.tsx'),
  },
  {
    path: '/admin/venue/calendar',
    texts: ['calendar', 'desk', 'figures', 'bookings', 'venue', 'fields', 'validation'],
    access: 'user',
    modules: ['venue'],
    title: 'calendar:title',
    menu: { label: 'nav.calendar', icon: 'calendar', bar: { venue: 1 } },
    page: () => import('../pages/admin-venue-calendar/admin-venue-calendar.page.tsx'),
  },
  {
    path: '/admin/venue/users',
    texts: ['admins', 'validation', 'fields'],
    access: 'user',
    modules: ['venue'],
    title: 'admins:title',
    menu: { label: 'nav.admins', icon: () => import('lucide-react/icons/users'), bar: { venue: 3 } },
    page: () => import('../pages/admin-venue-users/admin-venue-users.page.tsx'),
  },
  {
    path: '/super/in-review',
    texts: ['review'],
    access: 'user',
    modules: ['superuser'],
    title: 'review:title',
    menu: { label: 'nav.manage', icon: () => import('lucide-react/icons/clipboard-check'), bar: { superuser: 1 } },
    page: () => import('../pages/super/in-review.page.tsx'),
  },
  {
    path: '/super/venue/:slug',
    texts: ['review', 'venue', 'listing', 'courts', 'validation'],
    access: 'user',
    modules: ['superuser'],
    page: () => import('../pages/super/review.page.tsx'),
  },
  {
    path: '/super/venue/:slug/manage',
    texts: ['review', 'listing', 'auth', 'venue', 'validation', 'fields'],
    access: 'user',
    modules: ['superuser'],
    page: () => import('../pages/super/edit-venue.page.tsx'),
  },
  {
    // static routes win; a slug that names nothing is the 404 page (R12)
    path: '/:slug',
    texts: ['venue', 'venues', 'validation'],
    access: 'public',
    page: () => import('../pages/venue/slug.page.tsx'),
  },
];
