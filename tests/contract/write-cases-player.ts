/** Writes of any signed-in user: sessions, bookings, bookmarks, notifications, settings, presence. */
import { expect } from 'vitest';
import { addDays, dateOf } from '../../mocks/rules/shared/time.ts';
import { demoId } from '../../mocks/seed/demo-accounts.ts';
import { comingThursday } from '../../mocks/seed/story.ts';
import { courtIds, venueIds } from '../../mocks/seed/venue-plans.ts';
import { now, type World } from './mock-world.ts';
import { accountWrites } from './write-cases-account.ts';
import { at, idAt, read, type WriteCase, type WriteName } from './write-case.ts';

const today = dateOf(now);
const thursday = comingThursday(today);
const evening = { court_id: courtIds.liqeni1, date: thursday, time_slot_id: 14, slot_count: 1 };
const player = demoId('player');
/** The player's cancellable booking at Fusha e Liqenit. */
const ownBooking = (w: World) =>
  w.db.bookings.by('user', player).find((one) => one.court_id === courtIds.liqeni2 && one.starts_at > now)?.id ?? 0;
const nextSession = (w: World) =>
  w.db.bookings
    .by('user', player)
    .find((one) => one.series_id !== null && one.starts_at > now && one.status === 'Confirmed')?.id ?? 0;
const unread = (w: World) => w.db.notifications.by('user', player).find((one) => one.read_at === null)?.id ?? 0;
const unreadCount = async (w: World) =>
  at(await read(w, 'listNotifications', { as: 'player' }), 'unread_notifications_count');
const statusOf = async (w: World, id: number) =>
  at(await read(w, 'getUserStatus', { as: 'owner', path: { userId: id } }), 'status');
const connection = { connection_id: 'tab-1' };
const ownSettings = async (w: World) =>
  at(await read(w, 'listSettings', { as: 'player', query: { scope: 'user' } }), 'settings');
const setting = (key: string, value: unknown) => expect.arrayContaining([expect.objectContaining({ key, value })]);

const subscription = { device_id: 'phone', platform: 'web', token: 'local-phone', locale: 'sq' };

type Names = Extract<
  WriteName,
  | keyof typeof accountWrites
  | 'login'
  | 'logout'
  | 'createFirebaseToken'
  | 'previewBooking'
  | 'createBooking'
  | 'createBookingHold'
  | 'deleteBookingHold'
  | 'moveBooking'
  | 'cancelBooking'
  | 'endBookingSeries'
  | 'addVenueBookmark'
  | 'removeVenueBookmark'
  | 'markNotificationsRead'
  | 'markNotificationRead'
  | 'updateSetting'
  | 'bulkUpsertSettings'
  | 'setOnline'
  | 'setOffline'
  | 'sendRealtimeEvent'
  | 'joinRoom'
  | 'leaveRoom'
  | 'savePushSubscription'
  | 'deletePushSubscription'
>;

export const playerWrites: Record<Names, WriteCase> = {
  ...accountWrites,
  login: {
    as: 'player',
    send: () => ({
      body: { phone_prefix: '+355', phone_number: '690000001', password: 'demo1234', device_id: 'phone' },
    }),
    shows: (w) => expect(w.db.sessions.find({ user_id: player, device_id: 'phone' })).toBeDefined(),
    why: 'sessions are read by nobody',
    foreign: 'who signs in is nobody yet',
    invalid: { body: { password: '' }, field: 'password' },
  },
  logout: {
    as: 'player',
    send: () => ({ body: { device_id: 'device-player' } }),
    shows: async (w) => expect((await w.call('getMe', { as: 'player' })).status).toBe(401),
    foreign: 'everybody ends their own session',
    invalid: { body: { device_id: '' }, field: 'device_id' },
  },
  createFirebaseToken: {
    as: 'player',
    send: () => ({}),
    shows: (_, answer) => expect(at(answer, 'firebase_token')).toEqual(expect.any(String)),
    why: 'the token is not kept',
    foreign: 'everybody has their own token',
  },
  previewBooking: {
    as: 'player',
    send: () => ({ body: { ...evening, weekly: true } }),
    shows: (w, answer) => {
      const states = [0, 1, 2, 3, 4, 5, 6].map((week) => at(answer, 'sessions', week, 'state'));
      expect(states).toEqual(['available', 'available', 'confirmed', 'available', 'available', 'blocked', 'available']);
      expect(w.db.bookings.filter(({ user_id, created_at }) => user_id === player && created_at === now)).toEqual([]);
    },
    why: 'a preview keeps nothing',
    foreign: 'prices and free slots are public',
    invalid: { body: { slot_count: 4 }, field: 'slot_count' },
  },
  createBooking: {
    as: 'player',
    send: () => ({ body: { ...evening, weekly: false } }),
    shows: async (w, answer) => {
      const shown = await read(w, 'getBooking', { as: 'player', path: { bookingId: idAt(answer, 'booking') } });
      expect(shown.body.data).toMatchObject({
        booking: { status: 'Confirmed', date: thursday, court: { id: courtIds.liqeni1 } },
      });
    },
    foreign: 'every player may book',
    invalid: { body: { date: addDays(today, -1) }, field: 'date' },
  },
  createBookingHold: {
    as: 'player',
    send: () => ({ body: evening }),
    shows: async (w) => {
      const day = await read(w, 'getVenueAvailability', {
        as: 'everyone',
        path: { venueId: venueIds.liqeni },
        query: { date: thursday, court_id: courtIds.liqeni1 },
      });
      expect(at(day, 'courts', 0, 'slots')).toContainEqual(
        expect.objectContaining({ time_slot_id: 14, state: 'held' }),
      );
    },
    foreign: 'every player may hold a slot',
    invalid: { body: { time_slot_id: 19 }, field: 'time_slot_id' },
  },
  deleteBookingHold: {
    as: 'player',
    prepare: (w) => w.call('createBookingHold', { as: 'player', body: evening }),
    send: (w) => ({ path: { holdId: w.db.holds.by('user', player)[0]?.id ?? 0 } }),
    shows: (w) => expect(w.db.holds.by('user', player)).toEqual([]),
    why: 'holds are read by nobody',
    foreign: { as: 'everyone', status: 403 },
  },
  moveBooking: {
    as: 'player',
    send: (w) => ({
      path: { bookingId: ownBooking(w) },
      body: { date: thursday, time_slot_id: 15, court_id: courtIds.liqeni2 },
    }),
    shows: async (w) => {
      const shown = await read(w, 'getBooking', { as: 'player', path: { bookingId: ownBooking(w) } });
      expect(shown.body.data).toMatchObject({ booking: { date: thursday, time_slot: { id: 15 } } });
    },
    foreign: { as: 'everyone', status: 403 },
    invalid: { body: { time_slot_id: 0 }, field: 'time_slot_id' },
  },
  cancelBooking: {
    as: 'player',
    send: (w) => ({ path: { bookingId: ownBooking(w) }, body: { reason: 'Shi' } }),
    shows: async (w) => {
      const shown = await read(w, 'getBooking', { as: 'player', path: { bookingId: ownBooking(w) } });
      expect(shown.body.data).toMatchObject({ booking: { status: 'Unbooked', cancelled_by: 'user' } });
    },
    foreign: { as: 'everyone', status: 403 },
    invalid: { body: { reason: 'x'.repeat(501) }, field: 'reason' },
  },
  endBookingSeries: {
    as: 'player',
    send: (w) => ({ path: { bookingId: nextSession(w) } }),
    shows: (w) => {
      expect(w.db.series.by('user', player).map(({ status }) => status)).toEqual(['ended']);
      expect(nextSession(w)).toBe(0);
    },
    why: 'the sessions to look the series up by are gone with it',
    foreign: { as: 'everyone', status: 403 },
    invalid: { body: { from_date: 'soon' }, field: 'from_date' },
  },
  addVenueBookmark: {
    as: 'player',
    send: () => ({ path: { venueId: venueIds.kombinati } }),
    shows: async (w) =>
      expect(
        at(
          await read(w, 'getVenue', { as: 'player', path: { slug: 'qendra-sportive-kombinati-veri' } }),
          'venue',
          'is_bookmarked',
        ),
      ).toBe(true),
    foreign: { as: 'player', status: 404, send: { path: { venueId: venueIds.drilon } } },
  },
  removeVenueBookmark: {
    as: 'player',
    send: () => ({ path: { venueId: venueIds.liqeni } }),
    shows: async (w) =>
      expect(
        at(await read(w, 'getVenue', { as: 'player', path: { slug: 'fusha-e-liqenit' } }), 'venue', 'is_bookmarked'),
      ).toBe(false),
    foreign: 'everybody has their own bookmarks',
  },
  markNotificationsRead: {
    as: 'player',
    send: () => ({}),
    shows: async (w) => expect(await unreadCount(w)).toBe(0),
    foreign: 'ids of others are left alone',
    invalid: { body: { ids: [] }, field: 'ids' },
  },
  markNotificationRead: {
    as: 'player',
    send: (w) => ({ path: { id: unread(w) } }),
    shows: async (w, answer) => expect(await unreadCount(w)).toBe(at(answer, 'unread_notifications_count')),
    foreign: { as: 'owner', status: 404 },
  },
  updateSetting: {
    as: 'player',
    send: () => ({ path: { key: 'theme' }, body: { value: 'dark' } }),
    shows: async (w) => expect(await ownSettings(w)).toEqual(setting('theme', 'dark')),
    foreign: { as: 'player', status: 403, send: { path: { key: 'support_phone' }, body: { value: '1' } } },
    invalid: { body: { value: 'pink' }, field: 'value' },
  },
  bulkUpsertSettings: {
    as: 'player',
    send: () => ({ body: { settings: { language: 'sq', show_online: false } } }),
    shows: async (w) => {
      expect(await ownSettings(w)).toEqual(setting('language', 'sq'));
      expect(await ownSettings(w)).toEqual(setting('show_online', false));
    },
    foreign: {
      as: 'everyone',
      status: 403,
      send: { body: { scope: 'venue', scope_id: venueIds.liqeni, settings: { 'booking.weekly_allowed': false } } },
    },
    invalid: { body: { settings: { language: 'sq', theme: 'pink' } }, field: 'settings.theme' },
  },
  setOnline: {
    as: 'player',
    send: () => ({ body: connection }),
    shows: async (w) => expect(await statusOf(w, player)).toBe('online'),
    foreign: 'everybody speaks for themselves',
    invalid: { body: { connection_id: '' }, field: 'connection_id' },
  },
  setOffline: {
    as: 'player',
    prepare: (w) => w.call('setOnline', { as: 'player', body: connection }),
    send: () => ({ body: connection }),
    shows: async (w) => expect(await statusOf(w, player)).toBe('offline'),
    foreign: 'everybody speaks for themselves',
    invalid: { body: { connection_id: '' }, field: 'connection_id' },
  },
  sendRealtimeEvent: {
    as: 'player',
    send: (w) => ({
      body: { user_ids: [demoId('owner')], event_type: 'NewBookingAdded', data: { booking_id: ownBooking(w) } },
    }),
    shows: (w, answer) => {
      expect(at(answer, 'delivered')).toBe(1);
      expect(w.db.realtimeEvents.by('user', demoId('owner'))).toMatchObject([{ type: 'NewBookingAdded' }]);
    },
    why: 'events arrive by socket',
    foreign: { as: 'teamAdmin', status: 403 },
    invalid: { body: { event_type: 'Anything' }, field: 'event_type' },
  },
  joinRoom: {
    as: 'player',
    send: () => ({ body: { room_id: `venue-${venueIds.liqeni}` } }),
    shows: (w) =>
      expect(Object.keys(w.backend.realtime.read(`rooms/venue-${venueIds.liqeni}/members`) ?? {})).toEqual([
        String(player),
      ]),
    why: 'rooms are read in the realtime database',
    foreign: { as: 'player', status: 403, send: { body: { room_id: `venue-${venueIds.drilon}` } } },
    invalid: { body: { room_id: 'anywhere' }, field: 'room_id' },
  },
  leaveRoom: {
    as: 'player',
    prepare: (w) => w.call('joinRoom', { as: 'player', body: { room_id: 'fixture-1' } }),
    send: () => ({ body: { room_id: 'fixture-1' } }),
    shows: (w) => expect(w.backend.realtime.read('rooms/fixture-1/members')).toBeNull(),
    why: 'rooms are read in the realtime database',
    foreign: 'everybody leaves for themselves',
    invalid: { body: { room_id: '' }, field: 'room_id' },
  },
  savePushSubscription: {
    as: 'player',
    send: () => ({ body: subscription }),
    shows: (w) =>
      expect(w.db.pushSubscriptions.by('user', player)).toMatchObject([{ token: 'local-phone', locale: 'sq' }]),
    why: 'a device’s own token is read by nobody',
    foreign: 'a device belongs to whoever subscribed last',
    invalid: { body: { ...subscription, platform: 'radio' }, field: 'platform' },
  },
  deletePushSubscription: {
    as: 'player',
    prepare: (w) => w.call('savePushSubscription', { as: 'player', body: subscription }),
    send: () => ({ path: { device_id: subscription.device_id } }),
    shows: (w) => expect(w.db.pushSubscriptions.by('user', player)).toEqual([]),
    why: 'a device’s own token is read by nobody',
    foreign: 'another user is answered the same, and ends nothing (push.test.ts)',
  },
};
