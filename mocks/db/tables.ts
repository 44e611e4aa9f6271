import {
  idempotencySchema,
  pushSchema,
  pushSubscriptionSchema,
  rateSchema,
  realtimeEventSchema,
} from './delivery-schemas.ts';
import * as b from './booking-schemas.ts';
import * as c from './changed-plan-schemas.ts';
import * as k from './competition-schemas.ts';
import * as e from './event-schemas.ts';
import * as g from './community-schemas.ts';
import * as r from './schemas.ts';
import { identitySchema, passwordAttemptsSchema, phoneCodeSchema } from './sign-in-schemas.ts';
import * as t from './team-schemas.ts';
import { createTable, type Reader, type Writer } from './table.ts';
import { gameEventSchema } from './tracking-schemas.ts';
import { venueLogSchema } from './venue-log-schemas.ts';

/** Every table of the mock backend with its unique and its other indexes. */
export const tables = {
  users: createTable('users', r.userSchema, { unique: { phone: ['phone_prefix', 'phone_number'] }, ownRecords: true }),
  phoneCodes: createTable('phoneCodes', phoneCodeSchema, { unique: { phone: ['phone_prefix', 'phone_number'] } }),
  passwordAttempts: createTable('passwordAttempts', passwordAttemptsSchema, { unique: { account: ['account'] } }),
  identities: createTable('identities', identitySchema, {
    unique: { subject: ['provider', 'subject'] },
    indexes: { user: ['user_id'] },
  }),
  sessions: createTable('sessions', r.sessionSchema, { unique: { token: ['token'] }, indexes: { user: ['user_id'] } }),
  cities: createTable('cities', r.citySchema),
  sports: createTable('sports', r.sportSchema, { unique: { key: ['key'] } }),
  images: createTable('images', r.imageSchema),
  venues: createTable('venues', r.venueSchema, {
    unique: { slug: ['slug'] },
    indexes: { city: ['city_id'], status: ['status'] },
  }),
  venueUsers: createTable('venueUsers', r.venueUserSchema, {
    unique: { membership: ['venue_id', 'user_id'] },
    indexes: { venue: ['venue_id'], user: ['user_id'] },
  }),
  venueLog: createTable('venueLog', venueLogSchema, { indexes: { venue: ['venue_id'] } }),
  courts: createTable('courts', r.courtSchema, { indexes: { venue: ['venue_id'], sport: ['sport_id'] } }),
  blocks: createTable('blocks', b.blockSchema, { indexes: { venue: ['venue_id'] } }),
  bookings: createTable('bookings', b.bookingSchema, {
    indexes: {
      courtDate: ['court_id', 'date'],
      court: ['court_id'],
      venueDate: ['venue_id', 'date'],
      venue: ['venue_id'],
      user: ['user_id'],
      series: ['series_id'],
    },
  }),
  bookingEvents: createTable('bookingEvents', b.bookingEventSchema, { indexes: { booking: ['booking_id'] } }),
  series: createTable('series', b.seriesSchema, {
    indexes: { court: ['court_id'], venue: ['venue_id'], user: ['user_id'] },
  }),
  holds: createTable('holds', b.holdSchema, { indexes: { courtDate: ['court_id', 'date'], user: ['user_id'] } }),
  closures: createTable('closures', c.closureSchema, { indexes: { booking: ['booking_id'], block: ['block_id'] } }),
  handovers: createTable('handovers', c.handoverSchema, {
    indexes: {
      booking: ['booking_id'],
      series: ['series_id'],
      giver: ['from_user_id'],
      receiver: ['to_user_id'],
      state: ['state'],
    },
  }),
  slotWatches: createTable('slotWatches', c.slotWatchSchema, {
    indexes: { user: ['user_id'], venueDate: ['venue_id', 'date'] },
  }),
  openings: createTable('openings', c.openingSchema, { indexes: { courtDate: ['court_id', 'date'] } }),
  bookmarks: createTable('bookmarks', r.bookmarkSchema, {
    unique: { pair: ['user_id', 'venue_id'] },
    indexes: { user: ['user_id'], venue: ['venue_id'] },
  }),
  settings: createTable('settings', r.settingSchema, {
    unique: { key: ['scope', 'scope_id', 'key'] },
    indexes: { scope: ['scope', 'scope_id'] },
  }),
  notifications: createTable('notifications', r.notificationSchema, { indexes: { user: ['user_id'] } }),
  teams: createTable('teams', r.teamSchema, { unique: { slug: ['slug'] } }),
  teamMembers: createTable('teamMembers', r.teamMemberSchema, {
    indexes: { team: ['team_id'], user: ['user_id'], membership: ['team_id', 'user_id'] },
  }),
  teamBookmarks: createTable('teamBookmarks', t.teamBookmarkSchema, {
    unique: { pair: ['user_id', 'team_id'] },
    indexes: { user: ['user_id'] },
  }),
  teamInvitations: createTable('teamInvitations', t.teamInvitationSchema, {
    unique: { token: ['token'] },
    indexes: { team: ['team_id'], user: ['user_id'] },
  }),
  applications: createTable('applications', t.applicationSchema, {
    indexes: { user: ['user_id'], target: ['kind', 'target_id'], team: ['team_id'] },
  }),
  applicationEvents: createTable('applicationEvents', t.applicationEventSchema, {
    indexes: { application: ['application_id'] },
  }),
  communities: createTable('communities', g.communitySchema, { unique: { slug: ['slug'] } }),
  communityMembers: createTable('communityMembers', g.communityMemberSchema, {
    unique: { membership: ['community_id', 'user_id'] },
    indexes: { community: ['community_id'], user: ['user_id'] },
  }),
  posts: createTable('posts', g.postSchema, { indexes: { community: ['community_id'], author: ['author_id'] } }),
  feedSources: createTable('feedSources', g.feedSourceSchema, {
    unique: { source: ['community_id', 'type', 'target_id'] },
    indexes: { community: ['community_id'] },
  }),
  feedItems: createTable('feedItems', g.feedItemSchema, {
    unique: { item: ['community_id', 'key'] },
    indexes: { community: ['community_id'], post: ['post_id'] },
  }),
  postLikes: createTable('postLikes', g.postLikeSchema, {
    unique: { pair: ['post_id', 'user_id'] },
    indexes: { post: ['post_id'], user: ['user_id'] },
  }),
  comments: createTable('comments', g.commentSchema, { indexes: { post: ['post_id'], author: ['author_id'] } }),
  reports: createTable('reports', g.reportSchema, {
    indexes: { community: ['community_id'], post: ['post_id'], user: ['user_id'] },
  }),
  events: createTable('events', e.eventSchema, {
    indexes: {
      community: ['community_id'],
      host: ['host_id'],
      owner: ['owner_type', 'owner_id'],
      booking: ['booking_id'],
      series: ['series_id'],
    },
  }),
  participants: createTable('participants', e.participantSchema, {
    unique: { participation: ['event_id', 'user_id'] },
    indexes: { event: ['event_id'], user: ['user_id'] },
  }),
  games: createTable('games', e.gameSchema, {
    indexes: {
      home: ['home_team_id'],
      away: ['away_team_id'],
      event: ['event_id'],
      competition: ['competition_id'],
    },
  }),
  gameFollows: createTable('gameFollows', e.gameFollowSchema, {
    unique: { pair: ['game_id', 'user_id'] },
    indexes: { game: ['game_id'], user: ['user_id'] },
  }),
  gameEvents: createTable('gameEvents', gameEventSchema, {
    unique: { sent: ['game_id', 'client_id'] },
    indexes: { game: ['game_id'] },
  }),
  gameOfficials: createTable('gameOfficials', e.gameOfficialSchema, {
    unique: { pair: ['game_id', 'user_id'] },
    indexes: { game: ['game_id'], user: ['user_id'] },
  }),
  organizations: createTable('organizations', r.organizationSchema, { unique: { slug: ['slug'] } }),
  organizationUsers: createTable('organizationUsers', r.organizationUserSchema, {
    unique: { membership: ['organization_id', 'user_id'] },
    indexes: { organization: ['organization_id'], user: ['user_id'] },
  }),
  competitions: createTable('competitions', k.competitionSchema, {
    unique: { slug: ['slug'] },
    indexes: { owner: ['owner_type', 'owner_id'] },
  }),
  competitionTeams: createTable('competitionTeams', k.competitionTeamSchema, {
    unique: { entry: ['competition_id', 'team_id'] },
    indexes: { competition: ['competition_id'], team: ['team_id'] },
  }),
  competitionFollows: createTable('competitionFollows', k.competitionFollowSchema, {
    unique: { pair: ['competition_id', 'user_id'] },
    indexes: { competition: ['competition_id'], user: ['user_id'] },
  }),
  stages: createTable('stages', k.stageSchema, { indexes: { competition: ['competition_id'] } }),
  stageGroups: createTable('stageGroups', k.stageGroupSchema, { indexes: { stage: ['stage_id'] } }),
  realtimeEvents: createTable('realtimeEvents', realtimeEventSchema, { indexes: { user: ['user_id'] } }),
  pushSubscriptions: createTable('pushSubscriptions', pushSubscriptionSchema, {
    unique: { device: ['device_id'] },
    indexes: { user: ['user_id'] },
  }),
  pushes: createTable('pushes', pushSchema, { indexes: { user: ['user_id'] } }),
  rates: createTable('rates', rateSchema, { unique: { key: ['key'] } }),
  idempotency: createTable('idempotency', idempotencySchema, { unique: { key: ['user_id', 'operation', 'key'] } }),
};

/** Read access to every table at one moment. */
export type DbReader = Reader<typeof tables>;
/** Read and staged write access of one write operation. */
export type DbWriter = Writer<typeof tables>;
