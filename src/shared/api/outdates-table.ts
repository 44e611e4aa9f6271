import type { CommunityEventType, RealtimeEventType, TeamEventType, VenueEventType } from './generated/model';
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

export interface Outdated {
  /** Refetched at once where it is on screen. */
  readonly now?: readonly Reads[];
  /** Refetched the next time it is opened. */
  readonly next?: readonly Reads[];
}

const bookings = {
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
const plans = { now: [...bookings.now, '/booking/{bookingId}', '/handovers'], next: ['/venues'] } satisfies Outdated;
const watches = {
  now: ['/slot-watches', '/venue/{venueId}/availability', '/venue/{venueId}/time-slots/{timeSlotId}'],
} satisfies Outdated;
/** What the people of a venue see of its bookings. */
const desk = [
  '/mod-venue/venue/{venueId}/block/{blockId}',
  '/mod-venue/venue/{venueId}/calendar',
  '/mod-venue/venue/{venueId}/bookings',
  '/mod-venue/venue/{venueId}/booking/{bookingId}',
  '/mod-venue/venue/{venueId}/figures',
  '/mod-venue/venue/{id}',
] as const;
const venueBookings = { now: [...desk, ...bookings.now], next: bookings.next } satisfies Outdated;
const notifications = { now: ['/notifications'] } satisfies Outdated;
/** The other lists show the new state already. */
const bookmarks: Outdated = { now: [['/venues', { bookmark: true }]] };
const venues = {
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
const reviews: Outdated = {
  now: ['/venues', '/venue/{slug}', '/mod-superuser/venue/{id}/log', '/mod-venue/venue/{id}', '/notifications'],
};
const venueUsers = { now: ['/mod-venue/venue/{venueId}/users', '/mod-venue/venue/{id}'] } satisfies Outdated;
const settings: Outdated = { now: ['/settings'] };
/** Those of a venue are its booking rules, and one of an organization's is on its page. */
const manySettings: Outdated = { now: [...venues.now, '/settings', '/organization/{slug}'], next: venues.next };
/** The other lists show the new state already. */
const teamBookmarks: Outdated = { now: [['/teams', { bookmark: true }]] };
/** Who is in a team, and who asks to be. */
const teams = {
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
const communities = {
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
/** The feed takes the answer itself, so that nothing that is read moves; elsewhere a post is read again. */
const posts = {
  now: ['/community/{communityId}/post/{postId}', '/community/{communityId}/reports', '/community/{communityId}'],
} satisfies Outdated;
const comments = {
  now: ['/community/{communityId}/post/{postId}', '/community/{communityId}/post/{postId}/comments'],
} satisfies Outdated;
/** A decision about a report may remove a post and ban its author. */
const reports = {
  now: [...communities.now, ...posts.now, '/community/{communityId}/feed'],
  next: communities.next,
} satisfies Outdated;
const organizations = {
  now: ['/mod-organization/organization/{id}', '/organization/{slug}'],
  next: ['/organizations', '/slug/{slug}'],
} satisfies Outdated;
const organizationUsers = { now: ['/mod-organization/organization/{organizationId}/users'] } satisfies Outdated;
/** What one asks to join may be a team or a community. */
const applications = {
  now: [...teams.now, ...communities.now],
  next: communities.next,
} satisfies Outdated;
const nothing: Outdated = {};

/** What a write or a realtime event outdates. A write operation that is missing here does not compile. */
export const outdates: Readonly<
  Record<WriteOperation | RealtimeEventType | VenueEventType | TeamEventType | CommunityEventType, Outdated>
> = {
  // the session keeps the user, and a change of user replaces the whole cache
  login: nothing,
  logout: nothing,
  register: nothing,
  socialSignIn: nothing,
  verifyPhone: nothing,
  resendCode: nothing,
  forgotPassword: nothing,
  setCredentials: nothing,
  saveProfile: nothing,
  deleteAccount: nothing,
  createFirebaseToken: nothing,
  uploadImage: nothing,

  createBooking: bookings,
  moveBooking: bookings,
  cancelBooking: bookings,
  endBookingSeries: bookings,
  answerClosure: plans,
  offerHandover: plans,
  cancelHandover: plans,
  acceptHandover: plans,
  declineHandover: plans,
  createSlotWatch: watches,
  deleteSlotWatch: watches,
  NewBookingAdded: { now: [...desk, ...bookings.now, ...notifications.now], next: bookings.next },
  // a player may have cancelled or answered, which the venue is told
  VenueCalendarChanged: { now: [...venueBookings.now, ...notifications.now], next: venueBookings.next },
  BookingChanged: { now: [...plans.now, ...notifications.now], next: plans.next },
  SlotAvailable: { now: [...watches.now, ...notifications.now], next: ['/venues'] },
  // for its owner a held time stays free
  createBookingHold: nothing,
  deleteBookingHold: nothing,
  previewBooking: nothing,

  addVenueBookmark: bookmarks,
  removeVenueBookmark: bookmarks,

  markNotificationRead: notifications,
  markNotificationsRead: notifications,
  EventCreationNotification: notifications,
  EventInvitationNotification: notifications,

  updateSetting: settings,
  bulkUpsertSettings: manySettings,

  createVenue: venues,
  updateVenue: venues,
  deleteVenueImage: venues,
  createCourt: venues,
  updateCourt: venues,
  deleteCourt: venues,

  createVenueBooking: venueBookings,
  updateVenueBooking: venueBookings,
  confirmVenueBooking: venueBookings,
  cancelVenueBooking: venueBookings,
  createVenueBlock: venueBookings,
  deleteVenueBlock: venueBookings,

  addVenueUser: venueUsers,
  updateVenueUser: venueUsers,
  removeVenueUser: venueUsers,
  reviewVenue: reviews,
  changeVenueStatus: reviews,

  VenueStatusChanged: reviews,
  VenueRoleChanged: { now: [...venueUsers.now, ...notifications.now] },
  // the venue's answers are no longer one's own
  VenueRoleLost: nothing,

  createTeam: teams,
  updateTeam: teams,
  deleteTeamImage: teams,
  addTeamMember: teams,
  updateTeamMember: teams,
  removeTeamMember: teams,
  createTeamInvitation: teams,
  deleteTeamInvitation: teams,
  addTeamBookmark: teamBookmarks,
  removeTeamBookmark: teamBookmarks,
  joinTeam: teams,
  acceptTeamMembership: teams,
  declineTeamMembership: teams,
  leaveTeam: teams,
  acceptTeamInvitation: teams,
  withdrawApplication: applications,
  decideApplication: applications,
  TeamChanged: teams,
  TeamRoleChanged: teams,
  TeamRoleLost: teams,

  createCommunity: communities,
  updateCommunity: communities,
  deleteCommunity: communities,
  joinCommunity: { now: [...communities.now, '/community/{communityId}/feed'], next: communities.next },
  leaveCommunity: communities,
  transferCommunity: communities,
  declineCommunityInvitation: communities,
  inviteToCommunity: communities,
  updateCommunityMember: communities,
  removeCommunityMember: communities,
  banFromCommunity: communities,
  createPost: posts,
  updatePost: posts,
  deletePost: posts,
  likePost: nothing,
  unlikePost: nothing,
  createComment: comments,
  deleteComment: comments,
  reportPost: posts,
  decideReport: reports,
  CommunityChanged: communities,

  createOrganization: organizations,
  updateOrganization: organizations,
  deleteOrganizationImage: organizations,
  addOrganizationUser: organizationUsers,
  updateOrganizationUser: organizationUsers,
  removeOrganizationUser: organizationUsers,
  OrganizationRoleChanged: { now: [...organizationUsers.now, ...notifications.now] },
  OrganizationRoleLost: nothing,

  // who is online is followed in the realtime database
  setOnline: nothing,
  setOffline: nothing,
  joinRoom: nothing,
  leaveRoom: nothing,
  sendRealtimeEvent: nothing,
};
