/** Permissions (design §3 to §6, R10, R19), written by hand. Each row: a call, and the status for each persona. */
import { dateOf } from '../../mocks/rules/shared/time.ts';
import { revisionOf } from '../../mocks/views/venue.ts';
import type { OperationName } from '../../mocks/contract/types.ts';
import type { ModuleType } from '../../mocks/db/records.ts';
import { imageIds } from '../../mocks/seed/images.ts';
import { comingThursday } from '../../mocks/seed/story.ts';
import { APPLICANT, teamIds } from '../../mocks/seed/team-people.ts';
import { venueAccountId } from '../../mocks/seed/venue-accounts.ts';
import { courtIds, venueIds } from '../../mocks/seed/venue-plans.ts';
import { now, type Persona, type World } from './mock-world.ts';
import { DEMO_PASSWORD, demoId } from '../../mocks/seed/demo-accounts.ts';
import { idToken } from '../../mocks/handlers/auth/testing.ts';
import { communityRows } from './permission-community-rows.ts';
import { competitionRows } from './permission-competition-rows.ts';
import { trackingRows } from './permission-tracking-rows.ts';
import { eventRows } from './permission-event-rows.ts';
import { gameRows } from './permission-game-rows.ts';
import { organizationRows } from './permission-organization-rows.ts';
import { realtimeRows } from './permission-realtime-rows.ts';
import { pictureFile } from '../../mocks/handlers/images/testing.ts';

export const personas: readonly Persona[] = [
  'guest',
  'player',
  'owner',
  'teamAdmin',
  'organizationManager',
  'superUser',
  'everyone',
];

export interface PermissionRow {
  readonly module: ModuleType;
  /** In the order of `personas`. */
  readonly statuses: readonly [number, number, number, number, number, number, number];
  readonly path?: (world: World) => Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: object | ((world: World) => object);
}

/** The body of a row's call, from the test data. */
export const bodyOf = ({ body }: PermissionRow, world: World): object | undefined =>
  typeof body === 'function' ? body(world) : body;

export const thursday = comingThursday(dateOf(now));
const evening = { court_id: courtIds.liqeni1, date: thursday, time_slot_id: 14, slot_count: 1 };
const venue = {
  name: 'Fusha e Re',
  city_id: 1,
  address: 'Rr. e Re 1',
  latitude: 41.3,
  longitude: 19.8,
  phone_number: '690000090',
};
const court = {
  name: 'Fusha 9',
  sport_id: 1,
  players_capacity: 10,
  facilities: ['showers', 'wifi'],
  price: 2000,
  default_slots: [10, 11, 12, 13, 14],
};
export const liqeni = () => ({
  id: venueIds.liqeni,
  venueId: venueIds.liqeni,
  courtId: courtIds.liqeni1,
  timeSlotId: 14,
  slug: 'fusha-e-liqenit',
});
const liqenisManager = () => ({ venueId: venueIds.liqeni, userId: venueAccountId('venueManager') });
const drilon = (w: World) => ({
  venueId: venueIds.drilon,
  courtId: w.db.courts.by('venue', venueIds.drilon)[0]?.id ?? 0,
});
export const team = (w: World) => ({
  id: 1,
  teamId: 1,
  memberId: w.db.teamMembers.by('membership', 1, demoId('player'))[0]?.id ?? 0,
});
/** The player is invited to this team. */
const dajti = () => ({ teamId: teamIds.dajti });
const link = (w: World) => ({ token: w.db.teamInvitations.all()[0]?.token ?? '' });
const requestBy = (w: World, userId: number) => ({
  applicationId: w.db.applications.by('user', userId).find(({ status }) => status === 'pending')?.id ?? 0,
});
const request = (w: World) => requestBy(w, APPLICANT);
const ownRequest = (w: World) => requestBy(w, demoId('player'));
const playersBooking = (w: World) => ({
  bookingId:
    w.db.bookings.by('user', demoId('player')).find((at) => at.court_id === courtIds.liqeni2 && at.starts_at > now)
      ?.id ?? 0,
});
export const venuesBooking = (w: World) => ({ ...liqeni(), ...playersBooking(w) });
const venuesRequest = (w: World) => ({
  venueId: venueIds.dajti,
  bookingId: w.db.bookings.by('user', demoId('player')).find(({ status }) => status === 'Pending')?.id ?? 0,
});
const block = {
  court_ids: [courtIds.liqeni1],
  date_from: thursday,
  date_to: thursday,
  time_slot_ids: [14],
  reason: 'Rrjeta është grisur.',
  dry_run: true,
};
const playersSession = (w: World) => ({
  bookingId:
    w.db.bookings
      .by('user', demoId('player'))
      .find((at) => at.series_id !== null && at.starts_at > now && at.status === 'Confirmed')?.id ?? 0,
});
/** The seed's question, offer and watch: of the team admin, the offer from the organization manager. */
const asked = (w: World) => ({ bookingId: w.db.bookings.find((one) => one.asked !== null)?.id ?? 0 });
const offered = (w: World) => ({ bookingId: w.db.handovers.find({ state: 'offered' })?.booking_id ?? 0 });
const watched = (w: World) => w.db.slotWatches.all()[0];
const playersNotification = (w: World) => ({ id: w.db.notifications.by('user', demoId('player'))[0]?.id ?? 0 });

const open = [200, 200, 200, 200, 200, 200, 200] as const;
const signedIn = [401, 200, 200, 200, 200, 200, 200] as const;
const making = [401, 201, 201, 201, 201, 201, 201] as const;
const invitedOnly = [401, 200, 409, 409, 409, 409, 409] as const;
const playerOnly = [401, 200, 403, 403, 403, 403, 403] as const;
/** In the module venue; the account with all profiles runs another venue. */
const owner = [401, 403, 200, 403, 403, 403, 403] as const;
const superUser = [401, 403, 403, 403, 403, 200, 200] as const;
const teamAdmin = [401, 403, 403, 200, 403, 403, 403] as const;

export const permissionTable: Record<OperationName, PermissionRow> = {
  createFirebaseToken: { module: 'base', statuses: signedIn },
  getMe: { module: 'base', statuses: signedIn },
  login: {
    module: 'base',
    statuses: open,
    body: { phone_prefix: '+355', phone_number: '690000001', password: 'demo1234', device_id: 'x' },
  },
  logout: { module: 'base', statuses: signedIn, body: { device_id: 'x' } },
  register: {
    module: 'base',
    statuses: [201, 201, 201, 201, 201, 201, 201],
    body: { phone_prefix: '+355', phone_number: '690000777', terms_accepted: true, locale: 'sq' },
  },
  // no code was sent
  verifyPhone: {
    module: 'base',
    statuses: [422, 422, 422, 422, 422, 422, 422],
    body: { phone_prefix: '+355', phone_number: '690000777', code: '123456', device_id: 'x' },
  },
  resendCode: { module: 'base', statuses: open, body: { phone_prefix: '+355', phone_number: '690000777' } },
  forgotPassword: { module: 'base', statuses: open, body: { phone_prefix: '+355', phone_number: '690000777' } },
  // they have a password and no recent code
  setCredentials: {
    module: 'base',
    statuses: [401, 403, 403, 403, 403, 403, 403],
    body: { password: 'another1', password_confirmation: 'another1' },
  },
  saveProfile: {
    module: 'base',
    statuses: signedIn,
    body: { name: 'Arben', birth_year: 1990, city_id: 1, phone_prefix: '+355', phone_number: '690000777' },
  },
  socialSignIn: {
    module: 'base',
    statuses: open,
    body: {
      provider: 'google',
      id_token: idToken({ provider: 'google', subject: 'g1', issuedAt: now }),
      device_id: 'x',
    },
  },
  // refused for the only admin of something
  deleteAccount: {
    module: 'base',
    statuses: [401, 200, 409, 409, 409, 200, 409],
    body: { password: DEMO_PASSWORD, confirmation: 'DELETE' },
  },
  uploadImage: { module: 'base', statuses: making, body: { file: pictureFile(), kind: 'avatar' } },

  listSports: { module: 'base', statuses: open },
  listCities: { module: 'base', statuses: open },
  listTimeSlots: { module: 'base', statuses: open },
  resolveSlug: { module: 'base', statuses: open, path: liqeni },

  listSettings: { module: 'base', statuses: open },
  updateSetting: { module: 'base', statuses: signedIn, path: () => ({ key: 'theme' }), body: { value: 'dark' } },
  bulkUpsertSettings: {
    module: 'venue',
    statuses: owner,
    body: { scope: 'venue', scope_id: venueIds.liqeni, settings: { 'booking.weekly_allowed': false } },
  },

  listNotifications: { module: 'base', statuses: signedIn },
  markNotificationsRead: { module: 'base', statuses: signedIn },
  markNotificationRead: { module: 'base', statuses: [401, 200, 404, 404, 404, 404, 404], path: playersNotification },

  searchUsers: { module: 'base', statuses: signedIn, query: { keywords: 'arb' } },

  listVenues: { module: 'base', statuses: open },
  getVenue: { module: 'base', statuses: open, path: liqeni },
  getVenueTimeSlot: { module: 'base', statuses: open, path: liqeni },
  getVenueAvailability: { module: 'base', statuses: open, path: liqeni, query: { date: thursday } },
  addVenueBookmark: { module: 'base', statuses: signedIn, path: liqeni },
  removeVenueBookmark: { module: 'base', statuses: signedIn, path: liqeni },

  listBookings: { module: 'base', statuses: signedIn },
  // the venue's owner reads it too
  getBooking: { module: 'base', statuses: [401, 200, 200, 403, 403, 403, 403], path: playersBooking },
  previewBooking: { module: 'base', statuses: signedIn, body: { ...evening, weekly: false } },
  createBooking: { module: 'base', statuses: making, body: { ...evening, weekly: false } },
  createBookingHold: { module: 'base', statuses: making, body: evening },
  deleteBookingHold: { module: 'base', statuses: [401, 200, 200, 200, 200, 200, 200], path: () => ({ holdId: 1 }) },
  moveBooking: {
    module: 'base',
    statuses: playerOnly,
    path: playersBooking,
    body: { date: thursday, time_slot_id: 15 },
  },
  cancelBooking: { module: 'base', statuses: playerOnly, path: playersBooking },
  endBookingSeries: { module: 'base', statuses: playerOnly, path: playersSession },

  answerClosure: {
    module: 'base',
    statuses: [401, 403, 403, 200, 403, 403, 403],
    path: asked,
    body: { choice: 'cancel' },
  },
  listHandovers: { module: 'base', statuses: signedIn },
  offerHandover: {
    module: 'base',
    statuses: [401, 201, 403, 403, 403, 403, 403],
    path: playersBooking,
    body: { user_id: 20, scope: 'session' },
  },
  cancelHandover: { module: 'base', statuses: [401, 403, 403, 403, 200, 403, 403], path: offered },
  acceptHandover: { module: 'base', statuses: [401, 403, 403, 200, 403, 403, 403], path: offered },
  declineHandover: { module: 'base', statuses: [401, 403, 403, 200, 403, 403, 403], path: offered },
  listSlotWatches: { module: 'base', statuses: signedIn },
  createSlotWatch: {
    module: 'base',
    statuses: making,
    path: (w) => ({ venueId: watched(w)?.venue_id ?? 0 }),
    body: (w) => {
      const { court_id, date, time_slot_id } = watched(w) ?? {};
      return { court_id, date, time_slot_id };
    },
  },
  deleteSlotWatch: {
    module: 'base',
    statuses: [401, 403, 403, 200, 403, 403, 403],
    path: (w) => ({ watchId: watched(w)?.id ?? 0 }),
  },

  listManagedVenues: { module: 'venue', statuses: [401, 403, 200, 403, 403, 403, 200] },
  createVenue: { module: 'base', statuses: making, body: venue },
  getManagedVenue: { module: 'venue', statuses: owner, path: liqeni },
  updateVenue: { module: 'venue', statuses: owner, path: liqeni, body: { address: 'Rr. e Re 2' } },
  deleteVenueImage: { module: 'venue', statuses: owner, path: () => ({ id: imageIds.dajtiLogo }) },
  listCourts: { module: 'venue', statuses: owner, path: liqeni },
  createCourt: { module: 'venue', statuses: [401, 403, 201, 403, 403, 403, 403], path: liqeni, body: court },
  getCourt: { module: 'venue', statuses: owner, path: liqeni },
  updateCourt: { module: 'venue', statuses: owner, path: liqeni, body: { price: 1 } },
  deleteCourt: { module: 'venue', statuses: owner, path: drilon },

  listVenueUsers: { module: 'venue', statuses: owner, path: liqeni },
  addVenueUser: {
    module: 'venue',
    statuses: [401, 403, 201, 403, 403, 403, 403],
    path: liqeni,
    body: { user_id: demoId('player'), role: 'staff' },
  },
  updateVenueUser: { module: 'venue', statuses: owner, path: liqenisManager, body: { role: 'staff' } },
  removeVenueUser: { module: 'venue', statuses: owner, path: liqenisManager },

  getVenueCalendar: { module: 'venue', statuses: owner, path: liqeni, query: { from: thursday, to: thursday } },
  listVenueBookings: { module: 'venue', statuses: owner, path: liqeni },
  getVenueBooking: { module: 'venue', statuses: owner, path: venuesBooking },
  getVenueFigures: { module: 'venue', statuses: owner, path: liqeni },
  createVenueBooking: {
    module: 'venue',
    statuses: [401, 403, 201, 403, 403, 403, 403],
    path: liqeni,
    body: { ...evening, weekly: false, guest_name: 'Agim' },
  },
  updateVenueBooking: { module: 'venue', statuses: owner, path: venuesBooking, body: { is_paid: true } },
  confirmVenueBooking: { module: 'venue', statuses: owner, path: venuesRequest },
  cancelVenueBooking: {
    module: 'venue',
    statuses: owner,
    path: venuesBooking,
    body: { reason: 'Drita u prish.', scope: 'session' },
  },
  createVenueBlock: { module: 'venue', statuses: owner, path: liqeni, body: block },
  getVenueBlock: {
    module: 'venue',
    statuses: owner,
    path: (w) => ({ ...liqeni(), blockId: w.db.blocks.by('venue', venueIds.liqeni)[0]?.id ?? 0 }),
  },
  deleteVenueBlock: {
    module: 'venue',
    statuses: owner,
    path: (w) => ({ ...liqeni(), blockId: w.db.blocks.by('venue', venueIds.liqeni)[0]?.id ?? 0 }),
  },

  reviewVenue: {
    module: 'superuser',
    statuses: superUser,
    path: () => ({ id: venueIds.drini }),
    body: (w) => ({ decision: 'approve', revision: revisionOf(w.db, venueIds.drini) }),
  },
  changeVenueStatus: {
    module: 'superuser',
    statuses: superUser,
    path: liqeni,
    body: { status: 'disabled', reason: 'Nuk ka leje.' },
  },
  getVenueLog: { module: 'superuser', statuses: superUser, path: liqeni },

  createTeam: {
    module: 'base',
    statuses: making,
    body: { name: 'Ekipi i Ri', sport_id: 1, city_id: 1, foundation_year: 2026 },
  },
  getManagedTeam: { module: 'team', statuses: teamAdmin, path: team },
  updateTeam: { module: 'team', statuses: teamAdmin, path: team, body: { average_age: 30 } },
  deleteTeamImage: { module: 'team', statuses: teamAdmin, path: () => ({ id: imageIds.teamCover }) },
  addTeamMember: {
    module: 'team',
    statuses: [401, 403, 403, 201, 403, 403, 403],
    path: team,
    body: { user_id: demoId('everyone') },
  },
  updateTeamMember: { module: 'team', statuses: teamAdmin, path: team, body: { is_player: false } },
  removeTeamMember: { module: 'team', statuses: teamAdmin, path: team },

  listTeamMembers: { module: 'team', statuses: teamAdmin, path: team },
  listTeamApplications: { module: 'team', statuses: teamAdmin, path: team },
  createTeamInvitation: {
    module: 'team',
    statuses: [401, 403, 403, 201, 403, 403, 403],
    path: team,
    body: { phone_number: '690000777' },
  },
  deleteTeamInvitation: {
    module: 'team',
    statuses: teamAdmin,
    path: (w) => ({ teamId: 1, invitationId: w.db.teamInvitations.all()[0]?.id ?? 0 }),
  },

  listTeams: { module: 'base', statuses: open },
  getTeam: { module: 'base', statuses: open, path: () => ({ slug: 'kalaja-united' }) },
  addTeamBookmark: { module: 'base', statuses: signedIn, path: team },
  removeTeamBookmark: { module: 'base', statuses: signedIn, path: team },
  listTeamFixtures: { module: 'base', statuses: open, path: team },
  getTeamStats: { module: 'base', statuses: open, path: team },
  // the player is a member, the team admin too
  joinTeam: { module: 'base', statuses: [401, 409, 201, 409, 201, 201, 201], path: team },
  acceptTeamMembership: { module: 'base', statuses: invitedOnly, path: dajti },
  declineTeamMembership: { module: 'base', statuses: invitedOnly, path: dajti },
  // the team admin is its only one
  leaveTeam: { module: 'base', statuses: [401, 200, 409, 409, 409, 409, 409], path: team },
  getTeamInvitation: { module: 'base', statuses: open, path: link },
  acceptTeamInvitation: { module: 'base', statuses: [401, 409, 200, 409, 200, 200, 200], path: link },

  listApplications: { module: 'base', statuses: signedIn },
  getApplication: { module: 'base', statuses: [401, 404, 404, 200, 404, 404, 404], path: request },
  withdrawApplication: { module: 'base', statuses: [401, 200, 404, 404, 404, 404, 404], path: ownRequest },
  decideApplication: {
    module: 'base',
    statuses: [401, 404, 404, 200, 404, 404, 404],
    path: request,
    body: { decision: 'accepted' },
  },

  ...communityRows,
  ...eventRows,
  ...competitionRows,
  ...trackingRows,
  ...gameRows,
  ...organizationRows,

  ...realtimeRows,
  sendRealtimeEvent: {
    module: 'base',
    // its player or a user of the venue, to the users of the venue
    statuses: [401, 200, 200, 403, 403, 403, 403],
    body: (w) => ({
      user_ids: [demoId('owner')],
      event_type: 'NewBookingAdded',
      data: { booking_id: playersBooking(w).bookingId },
    }),
  },
};
