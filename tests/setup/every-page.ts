/** Every page once, where it has something to show, with what it reads first. The matrices visit all of them. */
import type { OperationId } from '../../src/shared/api/generated/routes.ts';
import type { Persona } from './personas.ts';

export interface PageVisit {
  /** Of the route table. */
  path: string;
  /** Below `/app/`. */
  address: string;
  /** A guest when absent. */
  as?: Persona;
  /** What the page is about; absent where it works without any answer. */
  reads?: OperationId;
}

/** Who, and in which module: parts of a visit. */
const player = { as: 'player' } as const;
export const owner = { as: 'owner' } as const;
export const teamAdmin = { as: 'teamAdmin' } as const;
export const manager = { as: 'organizationManager' } as const;
export const superUser = { as: 'superUser' } as const;

export const venue = 'switch_module=venue&switch_entity_id=1';
export const team = 'switch_module=team&switch_entity_id=1';
export const organization = 'switch_module=organization&switch_entity_id=1';
export const review = 'switch_module=superuser&switch_entity_id=5';

export const everyPage: readonly PageVisit[] = [
  { path: '/', address: '' },
  { path: '/explore', address: 'explore', ...player, reads: 'listVenues' },
  { path: '/venues', address: 'venues', reads: 'listVenues' },
  { path: '/venue/:slug', address: 'venue/fusha-e-liqenit?date=2026-11-26', reads: 'getVenue' },
  { path: '/account', address: 'account', ...player, reads: 'getMe' },
  { path: '/bookings', address: 'bookings', ...player, reads: 'listBookings' },
  { path: '/auth/login', address: 'auth/login' },
  { path: '/auth/register', address: 'auth/register' },
  { path: '/auth/forgot-password', address: 'auth/forgot-password' },
  { path: '/auth/verify', address: 'auth/verify', as: 'unverified' },
  { path: '/auth/credentials', address: 'auth/credentials', as: 'withoutPassword' },
  { path: '/auth/profile', address: 'auth/profile', as: 'withoutProfile' },
  { path: '/teams', address: 'teams', reads: 'listTeams' },
  { path: '/communities', address: 'communities', reads: 'listCommunities' },
  { path: '/events', address: 'events', reads: 'listEvents' },
  { path: '/team/:slug', address: 'team/kalaja-united', reads: 'getTeam' },
  { path: '/t/:slug', address: 't/dajti-boys', reads: 'getTeam' },
  { path: '/community/:id/feed', address: 'community/1/feed', ...player, reads: 'listCommunityPosts' },
  { path: '/community/:id/events', address: 'community/1/events', ...player, reads: 'listEvents' },
  { path: '/community/:id/members', address: 'community/1/members', ...player, reads: 'listCommunityMembers' },
  { path: '/community/:id/requests', address: 'community/2/requests', ...player, reads: 'listCommunityRequests' },
  { path: '/event/:id/info', address: 'event/1/info', reads: 'getEvent' },
  { path: '/event/:id/participants', address: 'event/1/participants', ...player, reads: 'listParticipants' },
  { path: '/event/:id/game', address: 'event/11/game', ...player, reads: 'getGame' },
  { path: '/games', address: 'games', ...player, reads: 'listGames' },
  { path: '/fixtures/:id', address: 'fixtures/1', reads: 'getGame' },
  { path: '/fixtures/:id/track', address: `fixtures/29/track?${organization}`, ...manager, reads: 'getGame' },
  {
    path: '/competition/:competitionId/applications',
    address: `competition/5/applications?${organization}`,
    ...manager,
    reads: 'listCompetitionApplications',
  },
  {
    path: '/competition/:competitionId/pipeline',
    address: `competition/2/pipeline?${organization}`,
    ...manager,
    reads: 'getPipeline',
  },
  {
    path: '/competition/:competitionId/application/:id',
    address: `competition/5/application/6?${organization}`,
    ...manager,
    reads: 'getApplication',
  },
  { path: '/competitions', address: 'competitions', reads: 'listCompetitions' },
  { path: '/competition/:id/about', address: 'competition/1/about', reads: 'getCompetition' },
  { path: '/competition/:id/teams', address: 'competition/1/teams', reads: 'listCompetitionTeams' },
  { path: '/competition/:id/fixtures', address: 'competition/1/fixtures', reads: 'listCompetitionFixtures' },
  { path: '/competition/:id/results', address: 'competition/1/results', reads: 'listCompetitionFixtures' },
  { path: '/competition/:id/standings', address: 'competition/1/standings', reads: 'getStandings' },
  { path: '/applications', address: 'applications', ...player, reads: 'listApplications' },
  { path: '/application/:id', address: `application/1?${team}`, ...teamAdmin, reads: 'getApplication' },
  { path: '/notifications', address: 'notifications', ...player, reads: 'listNotifications' },
  { path: '/settings', address: 'settings', ...player, reads: 'listSettings' },
  { path: '/admin/venue', address: `admin/venue?${venue}`, ...owner, reads: 'getManagedVenue' },
  {
    path: '/admin/venue/calendar',
    address: `admin/venue/calendar?date=2026-11-26&${venue}`,
    ...owner,
    reads: 'getVenueCalendar',
  },
  { path: '/admin/venue/users', address: `admin/venue/users?${venue}`, ...owner, reads: 'listVenueUsers' },
  {
    path: '/admin/organization/home',
    address: `admin/organization/home?${organization}`,
    ...manager,
    reads: 'getOrganizationDashboard',
  },
  {
    path: '/admin/organization/users',
    address: `admin/organization/users?${organization}`,
    ...manager,
    reads: 'listOrganizationUsers',
  },
  {
    path: '/admin/organization/settings',
    address: `admin/organization/settings?${organization}`,
    ...manager,
    reads: 'getManagedOrganization',
  },
  { path: '/admin/team', address: `admin/team?${team}`, ...teamAdmin, reads: 'getManagedTeam' },
  { path: '/admin/team/users', address: `admin/team/users?${team}`, ...teamAdmin, reads: 'listTeamMembers' },
  { path: '/super/in-review', address: `super/in-review?${review}`, ...superUser, reads: 'listVenues' },
  { path: '/super/venue/:slug', address: `super/venue/butrinti-tenis?${review}`, ...superUser, reads: 'getVenue' },
  {
    path: '/super/venue/:slug/manage',
    address: `super/venue/butrinti-tenis/manage?${review}`,
    ...superUser,
    reads: 'getVenue',
  },
  { path: '/:slug', address: 'fusha-e-liqenit', reads: 'resolveSlug' },
];
