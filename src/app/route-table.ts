import type { ModuleType } from '../shared/api/generated/model';
import type { TextKey } from '../shared/i18n/i18n.ts';
import type { RouteRule } from '../models/routing/route-rule.ts';
import type { PageFiles } from './page-files.ts';

/** The viewer of the navigation: a guest, or a signed-in user in a module. */
export type Audience = 'guest' | ModuleType;

/** Items of the bar whose pages exist (NAV-01, R23); `nav-items.ts` has their icons. */
export type BarIcon = 'home' | 'explore' | 'venues' | 'calendar' | 'account';

/** How the menus name a page, and where it stands in them. */
export interface MenuEntry {
  /** A text of `common`: the page's own dictionary is not loaded yet. */
  label: TextKey;
  /** The item of the bar whose icon it has; absent: one of `menu-icons.ts`, which is not in the first load. */
  icon?: BarIcon;
  /** Its place in the bottom bar (the rail above 768 px) of each audience that finds it there, counted from 1 (design §3). */
  bar?: Partial<Record<Audience, number>>;
  /** Stands in the sidebar of every module that may open the page, in the order of the table; `top`: the top bar leads there too. */
  sidebar?: true | 'top';
}

/** A route of the app as data: what the guard and the menus read. */
export interface PageRoute extends RouteRule {
  /** Absent: no menu leads to the page. */
  menu?: MenuEntry;
  /** Of a page that is often the first one; those of all others stand in `later-pages.ts`. */
  files?: PageFiles;
}

/** Every route whose page exists, static ones first. Guards, module limits and menus: RT-02 … RT-63, NAV-01 … NAV-15, design §3, R26. */
export const pageRoutes: readonly PageRoute[] = [
  {
    path: '/',
    access: 'home',
    title: 'home:title',
    menu: { label: 'nav.home', icon: 'home', bar: { guest: 1 } },
    files: {
      texts: ['home', 'venues'],
      page: () => import('../pages/home/home.page.tsx'),
    },
  },
  {
    path: '/explore',
    access: 'public',
    title: 'home:explore.title',
    menu: { label: 'nav.explore', icon: 'explore', bar: { guest: 2, base: 1 } },
    files: {
      texts: ['home', 'venues', 'organization', 'teams', 'communities'],
      page: () => import('../pages/explore/explore.page.tsx'),
    },
  },
  {
    path: '/venues',
    access: 'public',
    modules: ['base', 'superuser'],
    title: 'venues:title',
    menu: { label: 'nav.venues', icon: 'venues', bar: { guest: 3, base: 2, superuser: 2 } },
    files: {
      texts: ['venues'],
      page: () => import('../pages/venues/venues.page.tsx'),
    },
  },
  {
    path: '/venue/:slug',
    access: 'public',
    modules: ['base', 'superuser'],
    files: {
      texts: ['venue', 'venues', 'validation'],
      page: () => import('../pages/venue/venue.page.tsx'),
    },
  },
  {
    path: '/account',
    access: 'prompt',
    title: 'nav.account',
    menu: {
      label: 'nav.account',
      icon: 'account',
      bar: { guest: 5, base: 5, superuser: 3, venue: 4, team: 4, organization: 4, community: 1 },
      sidebar: true,
    },
  },
  {
    path: '/bookings',
    access: 'prompt',
    modules: ['base'],
    title: 'bookings:title',
    menu: { label: 'nav.bookings', icon: 'calendar', bar: { base: 3 }, sidebar: true },
  },
  {
    path: '/auth/login',
    access: 'guest',
    title: 'auth:login.title',
    files: {
      texts: ['auth', 'validation'],
      page: () => import('../pages/auth/login.page.tsx'),
    },
  },
  {
    path: '/auth/register',
    access: 'guest',
    title: 'auth:register.title',
    files: {
      texts: ['auth', 'validation'],
      page: () => import('../pages/auth/register.page.tsx'),
    },
  },
  {
    path: '/auth/forgot-password',
    access: 'guest',
    title: 'auth:forgot.title',
  },
  {
    path: '/auth/verify',
    access: 'verify',
    title: 'auth:verify.title',
  },
  {
    path: '/auth/credentials',
    access: 'credentials',
  },
  {
    path: '/auth/profile',
    access: 'profile',
    title: 'auth:profile.title',
  },
  {
    path: '/teams',
    access: 'public',
    title: 'teams:title',
    menu: { label: 'nav.teams', sidebar: true },
  },
  {
    path: '/communities',
    access: 'public',
    title: 'communities:title',
    menu: { label: 'nav.communities', sidebar: true },
  },
  {
    path: '/team/:slug',
    access: 'public',
  },
  {
    path: '/t/:slug',
    access: 'public',
  },
  {
    path: '/community/:id',
    access: 'public',
    child: 'feed',
  },
  {
    path: '/community/:id/feed',
    access: 'public',
  },
  {
    path: '/community/:id/events',
    access: 'public',
  },
  {
    path: '/community/:id/members',
    access: 'public',
  },
  {
    path: '/community/:id/requests',
    access: 'user',
    modules: ['base'],
  },
  {
    path: '/applications',
    access: 'user',
    title: 'applications:title',
    menu: { label: 'nav.applications', sidebar: true },
  },
  {
    path: '/application/:id',
    access: 'user',
  },
  {
    path: '/notifications',
    access: 'user',
    title: 'notifications:title',
    menu: { label: 'nav.notifications', sidebar: 'top' },
  },
  {
    path: '/settings',
    access: 'user',
    title: 'settings:title',
    menu: { label: 'nav.settings', sidebar: true },
  },
  {
    path: '/admin/venue',
    access: 'user',
    modules: ['venue'],
    title: 'manage:title',
    menu: { label: 'nav.venue', bar: { venue: 2 } },
  },
  {
    path: '/admin/venue/calendar',
    access: 'user',
    modules: ['venue'],
    title: 'calendar:title',
    menu: { label: 'nav.calendar', icon: 'calendar', bar: { venue: 1 } },
  },
  {
    path: '/admin/venue/users',
    access: 'user',
    modules: ['venue'],
    title: 'admins:title',
    menu: { label: 'nav.admins', bar: { venue: 3 } },
  },
  {
    path: '/admin/organization/home',
    access: 'user',
    modules: ['organization'],
    title: 'organizing:home.title',
    menu: { label: 'modules.organization', icon: 'home', bar: { organization: 1 } },
  },
  {
    path: '/admin/organization/users',
    access: 'user',
    modules: ['organization'],
    title: 'admins:list',
    menu: { label: 'nav.users', sidebar: true },
  },
  {
    path: '/admin/organization/settings',
    access: 'user',
    modules: ['organization'],
    title: 'organizing:settings.title',
    menu: { label: 'nav.organizationSettings', sidebar: true },
  },
  {
    path: '/admin/team',
    access: 'user',
    modules: ['team'],
    title: 'ownteam:title',
    menu: { label: 'nav.team', bar: { team: 1 } },
  },
  {
    path: '/admin/team/users',
    access: 'user',
    modules: ['team'],
    title: 'members:title',
    menu: { label: 'nav.admins', bar: { team: 2 } },
  },
  {
    path: '/super/in-review',
    access: 'user',
    modules: ['superuser'],
    title: 'review:title',
    menu: { label: 'nav.manage', bar: { superuser: 1 } },
  },
  {
    path: '/super/venue/:slug',
    access: 'user',
    modules: ['superuser'],
  },
  {
    path: '/super/venue/:slug/manage',
    access: 'user',
    modules: ['superuser'],
  },
  {
    // static routes win; a slug that names nothing is the 404 page (R12)
    path: '/:slug',
    access: 'public',
  },
];
