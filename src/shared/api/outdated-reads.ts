import type { operations } from './generated/operations.ts';
import type { OperationId, routes } from './generated/routes.ts';

type Routes = typeof routes;
/** Every operation of the contract that is not a GET. */
export type WriteOperation = { [O in OperationId]: Routes[O]['method'] extends 'GET' ? never : O }[OperationId];
/** A preview is asked for with a body, and cached like any other answer. */
type ReadOperation = Exclude<OperationId, WriteOperation> | 'previewBooking';
type QueryOf<O extends OperationId> = Partial<NonNullable<operations[O]['parameters']['query']>>;
/** Queries by the path of their operation, all of them or those with these parameters. */
export type Reads = {
  [O in ReadOperation]: Routes[O]['path'] | readonly [Routes[O]['path'], QueryOf<O>];
}[ReadOperation];

/** The reads that a write or an event outdates. The groups below are what rows of the table name. */
export interface Outdated {
  /** Refetched at once where it is on screen. */
  readonly now?: readonly Reads[];
  /** Refetched the next time it is opened. */
  readonly next?: readonly Reads[];
}

export const bookings = {
  now: [
    '/bookings',
    '/bookings/preview',
    '/venue/{slug}',
    '/venue/{venueId}/availability',
    '/venue/{venueId}/time-slots/{timeSlotId}',
    '/slot-watches',
  ],
  // the booking's own dialog must not change its words while it closes; lists of venues show the next free times
  next: ['/booking/{bookingId}', '/venues'],
} satisfies Outdated;
/** Offers and answers are shown in the booking's own dialog, which stays open. */
export const plans = {
  now: [...bookings.now, '/booking/{bookingId}', '/handovers'],
  next: ['/venues'],
} satisfies Outdated;
export const watches = {
  now: ['/slot-watches', '/venue/{venueId}/availability', '/venue/{venueId}/time-slots/{timeSlotId}'],
} satisfies Outdated;
/** What the people of a venue see of its bookings. */
export const desk = [
  '/mod-venue/venue/{venueId}/block/{blockId}',
  '/mod-venue/venue/{venueId}/calendar',
  '/mod-venue/venue/{venueId}/bookings',
  '/mod-venue/venue/{venueId}/booking/{bookingId}',
  '/mod-venue/venue/{venueId}/figures',
  '/mod-venue/venue/{id}',
] as const;
export const venueBookings = { now: [...desk, ...bookings.now], next: bookings.next } satisfies Outdated;
export const notifications = { now: ['/notifications'] } satisfies Outdated;
/** The other lists show the new state already. */
export const bookmarks: Outdated = { now: [['/venues', { bookmark: true }]] };
export const venues = {
  now: [
    '/mod-venue/venue',
    '/mod-venue/venue/{id}',
    '/mod-venue/venue/{venueId}/courts',
    '/mod-venue/venue/{venueId}/court/{courtId}',
    '/venue/{slug}',
    '/venue/{venueId}/availability',
  ],
  next: ['/venues', '/venue/{venueId}/time-slots/{timeSlotId}', '/mod-superuser/venue/{id}/log'],
} satisfies Outdated;
/** A decision takes a venue off the list of those that wait for one. */
export const reviews: Outdated = {
  now: ['/venues', '/venue/{slug}', '/mod-superuser/venue/{id}/log', '/mod-venue/venue/{id}', '/notifications'],
};
export const venueUsers = { now: ['/mod-venue/venue/{venueId}/users', '/mod-venue/venue/{id}'] } satisfies Outdated;
export const settings: Outdated = { now: ['/settings'] };
/** Those of a venue are its booking rules, and one of an organization's is on its page. */
export const manySettings: Outdated = { now: [...venues.now, '/settings', '/organization/{slug}'], next: venues.next };
/** The other lists show the new state already. */
export const teamBookmarks: Outdated = { now: [['/teams', { bookmark: true }]] };
/** Who is in a team, and who asks to be. */
export const teams = {
  now: [
    '/teams',
    '/team/{slug}',
    '/mod-team/team/{id}',
    '/mod-team/team/{teamId}/members',
    '/mod-team/team/{teamId}/applications',
    '/applications',
    '/application/{applicationId}',
    '/team-invitation/{token}',
    '/notifications',
  ],
} satisfies Outdated;
/** Who is in a community, who asks to be, what is reported in it, and how it is shown. */
export const communities = {
  now: [
    '/communities',
    '/community/{communityId}',
    '/community/{communityId}/members',
    '/community/{communityId}/requests',
    '/community/{communityId}/reports',
    '/applications',
    '/application/{applicationId}',
    '/notifications',
  ],
  next: ['/slug/{slug}'],
} satisfies Outdated;
/** Somebody in a community was refused: what they may do there has changed. */
export const communityAccess = { now: ['/community/{communityId}'] } satisfies Outdated;
/** The feed takes the answer itself, so that nothing that is read moves; elsewhere a post is read again. */
export const posts = {
  now: ['/community/{communityId}/post/{postId}', '/community/{communityId}/reports', '/community/{communityId}'],
} satisfies Outdated;
export const comments = {
  now: ['/community/{communityId}/post/{postId}', '/community/{communityId}/post/{postId}/comments'],
} satisfies Outdated;
/** A matchday that is coming is posted at once. */
export const feedSources = {
  now: ['/community/{communityId}/sources', '/community/{communityId}/feed'],
} satisfies Outdated;
/** A decision about a report may remove a post and ban its author. */
export const reports = {
  now: [...communities.now, ...posts.now, '/community/{communityId}/feed'],
  next: communities.next,
} satisfies Outdated;
export const organizations = {
  now: ['/mod-organization/organization/{id}', '/organization/{slug}'],
  next: ['/organizations', '/slug/{slug}'],
} satisfies Outdated;
export const organizationUsers = { now: ['/mod-organization/organization/{organizationId}/users'] } satisfies Outdated;
/** A competition, who is in it, who asks for a place, and where lists show it. */
export const competitions = {
  now: [
    '/competitions',
    '/competition/{competitionId}',
    '/competition/{competitionId}/teams',
    '/competition/{competitionId}/applications',
    '/competition/{competitionId}/standings',
    '/competition/{competitionId}/stats',
    '/competition/{competitionId}/fixtures',
    '/competition/{competitionId}/pipeline',
    '/applications',
    '/application/{applicationId}',
    '/mod-organization/organization/{organizationId}/dashboard',
    '/notifications',
  ],
  next: ['/slug/{slug}', '/explore', '/organization/{slug}', '/games', '/fixture/{gameId}'],
} satisfies Outdated;
/** The competition itself is in the answer. */
export const competitionFollows = {
  now: ['/competition/{competitionId}'],
  next: ['/competitions', '/explore'],
} satisfies Outdated;
/** What one asks to join may be a team, a community or a competition. */
export const applications = {
  now: [...teams.now, ...communities.now, ...competitions.now],
  next: [...communities.next, ...competitions.next],
} satisfies Outdated;
/** An event, who comes to it, and where lists show it. */
export const events = {
  now: [
    '/events',
    '/event/{eventId}',
    '/event/{eventId}/participants',
    '/event/{eventId}/share-text',
    '/fixture/{gameId}',
    '/notifications',
  ],
  next: ['/games', '/explore'],
} satisfies Outdated;
/** A booking names its event, and an event that is cancelled may free its court. */
export const eventPlaces = {
  now: [...events.now, ...bookings.now, '/booking/{bookingId}'],
  next: [...events.next, '/venues'],
} satisfies Outdated;
/** A game and the sides of its event. */
export const games = {
  now: [
    '/fixture/{gameId}',
    '/games',
    '/event/{eventId}',
    '/event/{eventId}/participants',
    '/event/{eventId}/share-text',
    '/mod-organization/organization/{organizationId}/dashboard',
    '/notifications',
  ],
  next: ['/explore', '/team/{teamId}/fixtures'],
} satisfies Outdated;
/** A result moves tables and brackets, and counts for who scored. */
export const results = {
  now: [
    ...games.now,
    '/competition/{competitionId}',
    '/competition/{competitionId}/standings',
    '/competition/{competitionId}/stats',
    '/competition/{competitionId}/fixtures',
    '/competition/{competitionId}/pipeline',
    '/team/{teamId}/stats',
  ],
  next: [...games.next, '/competition/{competitionId}/table-games', '/competitions', '/community/{communityId}/feed'],
} satisfies Outdated;
/** The game itself is in the answer. */
export const trackedGames: Outdated = {
  now: results.now.filter((read) => read !== '/fixture/{gameId}'),
  next: results.next,
};
/** The same, of what no list shows. */
export const gameFollows = { now: ['/fixture/{gameId}'] } satisfies Outdated;
export const nothing: Outdated = {};
