/** Where notifications lead: pages that exist (R23), each with the profile that may open it (design §11). */
import type { ModuleType } from '../../db/records.ts';

/** An address that first switches to one of the reader's profiles. */
const inProfile = (address: string, module: ModuleType, entityId: number): string =>
  `${address}${address.includes('?') ? '&' : '?'}switch_module=${module}&switch_entity_id=${entityId}`;

/** A player's own booking. */
export const bookingAddress = (bookingId: number, userId: number): string =>
  inProfile(`/bookings?booking=${bookingId}`, 'base', userId);

/** One's own bookings. */
export const bookingsAddress = (userId: number): string => inProfile('/bookings', 'base', userId);

/** The booking sheet of a free time at a venue. */
export const freeTimeAddress = (
  slug: string,
  { court_id, date, time_slot_id }: { court_id: number; date: string; time_slot_id: number },
  userId: number,
): string => inProfile(`/venue/${slug}?date=${date}&court=${court_id}&slot=${time_slot_id}&book=1`, 'base', userId);

/** The public page of a venue, opened in the base profile. */
export const venueAddress = (slug: string, userId: number): string => inProfile(`/venue/${slug}`, 'base', userId);

/** An address as it is once a venue has another slug. */
export const withNewSlug = (url: string, before: string, after: string): string =>
  url.replace(new RegExp(`^(/super)?/venue/${before}(?=[?/]|$)`), (path) => path.slice(0, -before.length) + after);

/** The review of a venue. */
export const reviewAddress = (slug: string, userId: number): string =>
  inProfile(`/super/venue/${slug}`, 'superuser', userId);

/** Where its users manage a venue. */
export const managedVenueAddress = (venueId: number): string => inProfile('/admin/venue', 'venue', venueId);

/** Where its users see what an organization has to do. */
export const managedOrganizationAddress = (organizationId: number): string =>
  inProfile('/admin/organization/home', 'organization', organizationId);

/** A booking in the calendar of its venue, on its day. */
export const venueBookingAddress = (venueId: number, { id, date }: { id: number; date: string }): string =>
  inProfile(`/admin/venue/calendar?date=${date}&booking=${id}`, 'venue', venueId);

/** The account in this profile: the home of modules whose own pages are still to come. */
export const profileAddress = (module: ModuleType, entityId: number): string => inProfile('/account', module, entityId);

/** The page of a team, opened in the base profile. */
export const teamAddress = (slug: string, userId: number): string => inProfile(`/team/${slug}`, 'base', userId);

/** Where a team is managed, with its open requests. */
export const managedTeamAddress = (teamId: number): string => inProfile('/admin/team', 'team', teamId);

/** One's own application. */
export const applicationAddress = (applicationId: number, userId: number): string =>
  inProfile(`/application/${applicationId}`, 'base', userId);

/** The feed of a community, opened in the base profile; with a post, at this post. */
export const communityAddress = (communityId: number, userId: number, postId?: number): string =>
  inProfile(`/community/${communityId}/feed${postId === undefined ? '' : `?post=${postId}`}`, 'base', userId);

/** Who wants to join a community. */
export const communityRequestsAddress = (communityId: number, userId: number): string =>
  inProfile(`/community/${communityId}/requests`, 'base', userId);

/** An event, opened in the base profile. */
export const eventAddress = (eventId: number, userId: number): string =>
  inProfile(`/event/${eventId}/info`, 'base', userId);

/** The people of an event, in the profile that manages it. */
export const eventPeopleAddress = (eventId: number, module: ModuleType, entityId: number): string =>
  inProfile(`/event/${eventId}/participants`, module, entityId);

interface ProfileOfReader {
  readonly module: ModuleType;
  readonly entity_id: number;
}
/** A game of two teams, opened in the profile from which the reader answers for it. */
export const fixtureAddress = (gameId: number, { module, entity_id }: ProfileOfReader): string =>
  inProfile(`/fixtures/${gameId}`, module, entity_id);

/** The game of an event, on the page of its sides. */
export const eventGameAddress = (eventId: number, { module, entity_id }: ProfileOfReader): string =>
  inProfile(`/event/${eventId}/game`, module, entity_id);

/** The page of a competition, in one of the reader's profiles. */
export const competitionAddress = (competitionId: number, { module, entity_id }: ProfileOfReader): string =>
  inProfile(`/competition/${competitionId}/about`, module, entity_id);

/** The teams of a competition, with what became of each. */
export const competitionTeamsAddress = (competitionId: number, { module, entity_id }: ProfileOfReader): string =>
  inProfile(`/competition/${competitionId}/teams`, module, entity_id);

/** The games of a competition to come. */
export const competitionFixturesAddress = (competitionId: number, { module, entity_id }: ProfileOfReader): string =>
  inProfile(`/competition/${competitionId}/fixtures`, module, entity_id);

/** What was played in a competition, and what was won without playing or is off. */
export const competitionGamesAddress = (competitionId: number, { module, entity_id }: ProfileOfReader): string =>
  inProfile(`/competition/${competitionId}/results`, module, entity_id);

/** Who asks for a place in a competition, in the profile from which it is run. */
export const entriesAddress = (competitionId: number, { module, entity_id }: ProfileOfReader): string =>
  inProfile(`/competition/${competitionId}/applications`, module, entity_id);

/** One of those applications. */
export const entryAddress = (
  competitionId: number,
  applicationId: number,
  { module, entity_id }: ProfileOfReader,
): string => inProfile(`/competition/${competitionId}/application/${applicationId}`, module, entity_id);
