import { firstPaths } from './first-paths.ts';

/** Every address of the app that exists, by name; pages never write one by hand. Router paths, without the base path. */
export const paths = {
  ...firstPaths,
  explore: () => '/explore',
  /** A venue's page for who works in another profile: that of the player with this id opens it (MOD-04). */
  venueAsPlayer: (slug: string, userId: number) =>
    `/venue/${encodeURIComponent(slug)}?switch_module=base&switch_entity_id=${userId}`,
  bookings: () => '/bookings',
  booking: (id: number) => `/bookings?booking=${id}`,
  teams: (filters?: string) => (filters ? `/teams?${filters}` : '/teams'),
  communities: (filters?: string) => (filters ? `/communities?${filters}` : '/communities'),
  events: (filters?: string) => (filters ? `/events?${filters}` : '/events'),
  /** The form of a new event: of a community, or on a court that is booked. */
  newEvent: (of: 'community' | 'booking', id: number) => `/events?do=create&${of}=${id}`,
  team: (slug: string) => `/team/${encodeURIComponent(slug)}`,
  /** A community's feed; with `post` at this post. */
  community: (id: number, post?: number) => `/community/${id}/feed${post === undefined ? '' : `?post=${post}`}`,
  communityEvents: (id: number) => `/community/${id}/events`,
  communityMembers: (id: number) => `/community/${id}/members`,
  /** Who wants to join, and what is reported: for its owner and admins. */
  communityRequests: (id: number) => `/community/${id}/requests`,
  /** The games that one plays in or looks after; `past` begins with the results that wait. */
  games: (when?: 'past') => (when ? `/games?when=${when}` : '/games'),
  fixture: (id: number) => `/fixtures/${id}`,
  /** Where the log of a game is kept; `code` takes it over from the phone that shows it. */
  trackGame: (id: number, code?: string) => `/fixtures/${id}/track${code === undefined ? '' : `?code=${code}`}`,
  event: (id: number) => `/event/${id}/info`,
  /** Who comes to it. */
  eventParticipants: (id: number) => `/event/${id}/participants`,
  /** Somebody who comes to it, with the dialog about how well and where they play. */
  eventPerson: (id: number, participantId: number) => `/event/${id}/participants?person=${participantId}`,
  eventGame: (id: number) => `/event/${id}/game`,
  competitions: (filters?: string) => (filters ? `/competitions?${filters}` : '/competitions'),
  competition: (id: number) => `/competition/${id}/about`,
  /** One's own competition, with one of its dialogs. */
  ownCompetition: (id: number, userId: number, dialog: 'hand-over' | 'cancel') =>
    `/competition/${id}/about?do=${dialog}&switch_module=base&switch_entity_id=${userId}`,
  competitionTeams: (id: number) => `/competition/${id}/teams`,
  competitionFixtures: (id: number) => `/competition/${id}/fixtures`,
  competitionResults: (id: number) => `/competition/${id}/results`,
  competitionStandings: (id: number) => `/competition/${id}/standings`,
  startTeam: () => '/account?do=start-team',
  notifications: () => '/notifications',
  settings: () => '/settings',
  /** One's own venue, at one of its views. */
  manageVenue: (view?: string) => (view ? `/admin/venue?view=${view}` : '/admin/venue'),
  /** One's own venue with this id, in its profile (MOD-04). */
  manageVenueOf: (id: number) => `/admin/venue?switch_module=venue&switch_entity_id=${id}`,
  /** The calendar of one's own venue. */
  venueCalendar: () => '/admin/venue/calendar',
  /** That of the venue with this id on a day (`yyyy-MM-dd`), in its profile (MOD-04). */
  venueCalendarOf: (id: number, date: string) =>
    `/admin/venue/calendar?date=${date}&switch_module=venue&switch_entity_id=${id}`,
  /** The people who run one's own venue. */
  venueUsers: () => '/admin/venue/users',
  /** What an organization has to do: its module's home. */
  organizationHome: () => '/admin/organization/home',
  /** The people who run one's own organization. */
  organizationUsers: () => '/admin/organization/users',
  /** One's own organization, at one of its views. */
  organizationSettings: (view?: string) =>
    view ? `/admin/organization/settings?view=${view}` : '/admin/organization/settings',
  /** Its public page; teams and venues have theirs. */
  organization: (slug: string) => `/${encodeURIComponent(slug)}`,
  registerOrganization: () => '/account?do=register-organization',
  /** One's own team, at one of its views. */
  manageTeam: (view?: string) => (view ? `/admin/team?view=${view}` : '/admin/team'),
  /** One's own team with this id, in its profile (MOD-04). */
  manageTeamOf: (id: number) => `/admin/team?switch_module=team&switch_entity_id=${id}`,
  /** The members of one's own team. */
  teamUsers: () => '/admin/team/users',
  /** The teams that ask for a place in a competition: for who runs it. */
  competitionApplications: (id: number) => `/competition/${id}/applications`,
  /** Its stages, from the draw to the champion: for who runs it. */
  competitionPipeline: (id: number) => `/competition/${id}/pipeline`,
  competitionApplication: (competitionId: number, id: number) => `/competition/${competitionId}/application/${id}`,
  applications: (direction?: 'received') => (direction ? `/applications?direction=${direction}` : '/applications'),
  application: (id: number) => `/application/${id}`,
  inReview: () => '/super/in-review',
  /** Its details in a super user's hands. */
  editVenue: (slug: string) => `/super/venue/${encodeURIComponent(slug)}/manage`,
} as const;
