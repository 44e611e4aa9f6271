import { laterTexts } from './generated/later-texts.ts';
import type { PageFiles, PageModule } from './page-files.ts';

/** Every page that is hardly a first one, by the path of its row: not in the start script, which names the files of the others. */
const laterPages: Partial<Record<string, () => Promise<PageModule>>> = {
  '/account': () => import('../pages/account/account.page.tsx'),
  '/bookings': () => import('../pages/bookings/bookings.page.tsx'),
  '/auth/forgot-password': () => import('../pages/auth/forgot-password.page.tsx'),
  '/auth/verify': () => import('../pages/auth/verify.page.tsx'),
  '/auth/credentials': () => import('../pages/auth/credentials.page.tsx'),
  '/auth/profile': () => import('../pages/auth/profile.page.tsx'),
  '/teams': () => import('../pages/teams/teams.page.tsx'),
  '/team/:slug': () => import('../pages/team/team.page.tsx'),
  '/t/:slug': () => import('../pages/team/team.page.tsx'),
  '/communities': () => import('../pages/communities/communities.page.tsx'),
  '/events': () => import('../pages/events/events.page.tsx'),
  '/community/:id': () => import('../pages/community/community.page.tsx'),
  '/community/:id/feed': () => import('../pages/community/feed.page.tsx'),
  '/community/:id/events': () => import('../pages/community/events.page.tsx'),
  '/community/:id/members': () => import('../pages/community/members.page.tsx'),
  '/community/:id/requests': () => import('../pages/community/requests.page.tsx'),
  '/event/:id': () => import('../pages/event/event.page.tsx'),
  '/event/:id/info': () => import('../pages/event/info.page.tsx'),
  '/event/:id/participants': () => import('../pages/event/participants.page.tsx'),
  '/event/:id/game': () => import('../pages/event/game.page.tsx'),
  '/games': () => import('../pages/games/games.page.tsx'),
  '/fixtures/:id': () => import('../pages/fixture/fixture.page.tsx'),
  '/fixtures/:id/track': () => import('../pages/track/track.page.tsx'),
  '/competitions': () => import('../pages/competitions/competitions.page.tsx'),
  '/competition/:id': () => import('../pages/competition/competition.page.tsx'),
  '/competition/:id/about': () => import('../pages/competition/about.page.tsx'),
  '/competition/:id/teams': () => import('../pages/competition/teams.page.tsx'),
  '/competition/:id/fixtures': () => import('../pages/competition/fixtures.page.tsx'),
  '/competition/:id/results': () => import('../pages/competition/results.page.tsx'),
  '/competition/:id/standings': () => import('../pages/competition/standings.page.tsx'),
  '/notifications': () => import('../pages/notifications/notifications.page.tsx'),
  '/settings': () => import('../pages/settings/settings.page.tsx'),
  '/admin/venue': () => import('../pages/admin-venue/admin-venue.page.tsx'),
  '/admin/venue/calendar': () => import('../pages/admin-venue-calendar/admin-venue-calendar.page.tsx'),
  '/admin/venue/users': () => import('../pages/admin-venue-users/admin-venue-users.page.tsx'),
  '/admin/organization/home': () => import('../pages/admin-organization/admin-organization-home.page.tsx'),
  '/admin/organization/users': () => import('../pages/admin-organization/admin-organization-users.page.tsx'),
  '/admin/organization/settings': () => import('../pages/admin-organization/admin-organization-settings.page.tsx'),
  '/admin/team': () => import('../pages/admin-team/admin-team.page.tsx'),
  '/admin/team/users': () => import('../pages/admin-team-users/admin-team-users.page.tsx'),
  '/competition/:competitionId/applications': () => import('../pages/applications/competition-applications.page.tsx'),
  '/competition/:competitionId/pipeline': () => import('../pages/pipeline/pipeline.page.tsx'),
  '/competition/:competitionId/application/:id': () => import('../pages/application/competition-application.page.tsx'),
  '/applications': () => import('../pages/applications/applications.page.tsx'),
  '/application/:id': () => import('../pages/application/application.page.tsx'),
  '/super/in-review': () => import('../pages/super/in-review.page.tsx'),
  '/super/venue/:slug': () => import('../pages/super/review.page.tsx'),
  '/super/venue/:slug/manage': () => import('../pages/super/edit-venue.page.tsx'),
  '/:slug': () => import('./public-slug/slug.page.tsx'),
};

/** The files of such a page; undefined when there is none at this path. */
export function laterFiles(path: string): PageFiles | undefined {
  const page = laterPages[path];
  const texts = laterTexts[path];
  return page && texts && { page, texts };
}
