import type { PageFiles } from './page-files.ts';

/** Of the frame of a community: whichever of its pages is opened, its row names them too. */
const community = ['community', 'validation', 'communities', 'communityform', 'photos'] as const;

/** The same of the frame of an event. */
const event = ['event', 'events', 'eventform', 'teams', 'venue', 'validation', 'fields', 'listing'] as const;

/** The files of every page that is hardly a first one, by the path of its row: not in the start script, which names the files of the others. */
export const laterPages: Partial<Record<string, PageFiles>> = {
  '/account': {
    texts: ['auth', 'validation', 'listing', 'organizing', 'photos', 'teamform', 'teams'],
    page: () => import('../pages/account/account.page.tsx'),
  },
  '/bookings': {
    texts: ['bookings', 'venue', 'validation', 'fields'],
    page: () => import('../pages/bookings/bookings.page.tsx'),
  },
  '/auth/forgot-password': {
    texts: ['auth', 'validation'],
    page: () => import('../pages/auth/forgot-password.page.tsx'),
  },
  '/auth/verify': {
    texts: ['auth', 'validation'],
    page: () => import('../pages/auth/verify.page.tsx'),
  },
  '/auth/credentials': {
    texts: ['auth', 'validation'],
    page: () => import('../pages/auth/credentials.page.tsx'),
  },
  '/auth/profile': {
    texts: ['auth', 'validation'],
    page: () => import('../pages/auth/profile.page.tsx'),
  },
  '/teams': {
    texts: ['teams', 'organization'],
    page: () => import('../pages/teams/teams.page.tsx'),
  },
  '/team/:slug': {
    texts: ['team', 'teams', 'fixtures', 'validation'],
    page: () => import('../pages/team/team.page.tsx'),
  },
  '/t/:slug': {
    texts: ['team', 'teams', 'fixtures', 'validation'],
    page: () => import('../pages/team/team.page.tsx'),
  },
  '/communities': {
    texts: ['communities', 'community', 'communityform', 'photos', 'validation'],
    page: () => import('../pages/communities/communities.page.tsx'),
  },
  '/events': {
    texts: ['events', 'eventform', 'teams', 'venue', 'validation', 'fields', 'listing'],
    page: () => import('../pages/events/events.page.tsx'),
  },
  '/community/:id': {
    texts: community,
    page: () => import('../pages/community/community.page.tsx'),
  },
  '/community/:id/feed': {
    texts: [...community, 'photos'],
    page: () => import('../pages/community/feed.page.tsx'),
  },
  '/community/:id/events': {
    texts: [...community, 'events', 'teams'],
    page: () => import('../pages/community/events.page.tsx'),
  },
  '/community/:id/members': {
    texts: [...community, 'communitypeople', 'people', 'fields'],
    page: () => import('../pages/community/members.page.tsx'),
  },
  '/community/:id/requests': {
    texts: [...community, 'communitypeople', 'people', 'applications'],
    page: () => import('../pages/community/requests.page.tsx'),
  },
  '/event/:id': {
    texts: event,
    page: () => import('../pages/event/event.page.tsx'),
  },
  '/event/:id/info': {
    texts: event,
    page: () => import('../pages/event/info.page.tsx'),
  },
  '/event/:id/participants': {
    texts: [...event, 'eventpeople', 'people', 'games'],
    page: () => import('../pages/event/participants.page.tsx'),
  },
  '/event/:id/game': {
    texts: [...event, 'games', 'fixtures'],
    page: () => import('../pages/event/game.page.tsx'),
  },
  '/games': {
    texts: ['games', 'fixtures', 'validation'],
    page: () => import('../pages/games/games.page.tsx'),
  },
  '/fixtures/:id': {
    texts: ['games', 'fixtures', 'validation'],
    page: () => import('../pages/fixture/fixture.page.tsx'),
  },
  '/notifications': {
    texts: [
      'notifications',
      'bookings',
      'team',
      'community',
      'applications',
      'event',
      'eventpeople',
      'games',
      'fixtures',
      'validation',
    ],
    page: () => import('../pages/notifications/notifications.page.tsx'),
  },
  '/settings': {
    texts: ['settings', 'notifications', 'auth', 'validation', 'fields'],
    page: () => import('../pages/settings/settings.page.tsx'),
  },
  '/admin/venue': {
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
      'people',
      'desk',
      'bookings',
    ],
    page: () => import('../pages/admin-venue/admin-venue.page.tsx'),
  },
  '/admin/venue/calendar': {
    texts: ['calendar', 'desk', 'figures', 'bookings', 'venue', 'fields', 'validation'],
    page: () => import('../pages/admin-venue-calendar/admin-venue-calendar.page.tsx'),
  },
  '/admin/venue/users': {
    texts: ['admins', 'people', 'validation', 'fields'],
    page: () => import('../pages/admin-venue-users/admin-venue-users.page.tsx'),
  },
  '/admin/organization/home': {
    texts: ['organizing', 'fixtures'],
    page: () => import('../pages/admin-organization/admin-organization-home.page.tsx'),
  },
  '/admin/organization/users': {
    texts: ['admins', 'people', 'validation', 'fields'],
    page: () => import('../pages/admin-organization/admin-organization-users.page.tsx'),
  },
  '/admin/organization/settings': {
    texts: ['organizing', 'photos', 'validation', 'fields'],
    page: () => import('../pages/admin-organization/admin-organization-settings.page.tsx'),
  },
  '/admin/team': {
    texts: ['ownteam', 'fixtures', 'applications', 'teamform', 'teams', 'photos', 'validation', 'fields'],
    page: () => import('../pages/admin-team/admin-team.page.tsx'),
  },
  '/admin/team/users': {
    texts: ['members', 'people', 'applications', 'fields', 'validation'],
    page: () => import('../pages/admin-team-users/admin-team-users.page.tsx'),
  },
  '/applications': {
    texts: ['applications'],
    page: () => import('../pages/applications/applications.page.tsx'),
  },
  '/application/:id': {
    texts: ['applications', 'validation'],
    page: () => import('../pages/application/application.page.tsx'),
  },
  '/super/in-review': {
    texts: ['review'],
    page: () => import('../pages/super/in-review.page.tsx'),
  },
  '/super/venue/:slug': {
    texts: ['review', 'venue', 'listing', 'courts', 'validation'],
    page: () => import('../pages/super/review.page.tsx'),
  },
  '/super/venue/:slug/manage': {
    texts: ['review', 'listing', 'auth', 'venue', 'validation', 'fields'],
    page: () => import('../pages/super/edit-venue.page.tsx'),
  },
  '/:slug': {
    texts: ['venue', 'venues', 'validation', 'organization', 'team', 'teams', 'fixtures'],
    page: () => import('./public-slug/slug.page.tsx'),
  },
};
