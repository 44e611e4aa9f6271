import type { PageRoute } from './page-route.ts';

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
      texts: ['home', 'venues', 'organization', 'teams', 'communities', 'events', 'fixtures'],
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
    beforeProfile: true,
    title: 'nav.account',
    menu: {
      label: 'nav.account',
      icon: 'account',
      bar: { guest: 5, superuser: 3, venue: 4, team: 4, organization: 4, community: 1 },
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
    path: '/events',
    access: 'public',
    modules: ['base', 'organization'],
    title: 'events:title',
    menu: { label: 'nav.events', rail: { base: 4 }, bar: { organization: 2 }, sidebar: true },
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
  { path: '/event/:id', access: 'public', modules: ['base', 'organization'], child: 'info' },
  { path: '/event/:id/info', access: 'public', modules: ['base', 'organization'] },
  { path: '/event/:id/participants', access: 'public', modules: ['base', 'organization'] },
  {
    path: '/event/:id/game',
    access: 'public',
    modules: ['base', 'organization'],
  },
  {
    path: '/games',
    access: 'user',
    modules: ['base', 'organization'],
    title: 'games:title',
    menu: { label: 'nav.games', bar: { base: 4 }, sidebar: true },
  },
  {
    path: '/fixtures/:id',
    access: 'public',
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
    beforeProfile: true,
    title: 'notifications:title',
    menu: { label: 'nav.notifications', sidebar: 'top' },
  },
  {
    path: '/settings',
    access: 'user',
    beforeProfile: true,
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
