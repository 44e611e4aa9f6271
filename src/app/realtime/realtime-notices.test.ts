import { QueryClient } from '@tanstack/react-query';
import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noticeOf } from '../../entities/notification/live/live-notice.ts';
import { realtimeRecordArrived } from '../../models/realtime-events/realtime-events.model.ts';
import { $queuedSnackbars, $snackbars, snackbarActionChosen } from '../../models/snackbars/snackbars.model.ts';
import { $session } from '../../models/session/session.model.ts';
import type { LoggedUser, Profile } from '../../shared/api/generated/model';
import { createI18n } from '../../shared/i18n/i18n.ts';
import { createFormat } from '../../shared/i18n/formats/create-format.ts';
import { bindClock } from '../../shared/platform/clock.ts';
import { startRealtimeNotices } from './realtime-notices.ts';

const NOW = Date.parse('2026-11-24T10:00:00+01:00');
const booking = {
  booking_id: 7,
  venue_id: 1,
  court_name: 'Fusha 1',
  date: '2026-11-26',
  start: '19:00',
  weekly: false,
  status: 'Pending',
  booked_by: 'Arben',
};
beforeEach(() => bindClock(() => NOW));
afterEach(() => bindClock(null));

const keys = [
  ['/notifications'],
  ['/notifications', { page: 2 }],
  ['/bookings', { page: 1 }],
  ['/venue/arena/availability'],
  ['/cities'],
];

async function setUp(load?: () => Promise<void>, profiles?: Profile[]) {
  // of the user only the profiles are read
  const user = { profiles } as LoggedUser;
  const scope = profiles ? fork({ values: [[$session, { kind: 'signed-in', token: '', user }]] }) : fork();
  const client = new QueryClient();
  for (const key of keys) client.setQueryData(key, {});
  const i18n = await createI18n('en');
  const navigate = vi.fn();
  const stop = startRealtimeNotices({
    scope,
    queryClient: () => client,
    i18n: { view: i18n.view, load: load ?? i18n.load },
    navigate,
    address: () => '/explore',
  });
  const arrive = async (type: string, data: object = {}) => {
    await allSettled(realtimeRecordArrived, { scope, params: { key: type, value: { type, data } } });
    await vi.waitFor(() => Promise.resolve());
    await i18n.load('notifications');
  };
  const said = () => scope.getState($snackbars);
  const old = () => keys.map((key) => client.getQueryState(key)?.isInvalidated);
  const set = (settings: Record<string, string>) =>
    client.setQueryData(['/settings'], {
      settings: Object.entries(settings).map(([key, value]) => ({ key, value })),
    });
  return { scope, navigate, stop, arrive, said, old, set };
}

describe('[NOT-03] a realtime event', () => {
  it('of a booking: shows it, and invalidates notifications, bookings and free times', async () => {
    const { arrive, said, old } = await setUp();
    await arrive('NewBookingAdded', booking);
    expect(said()).toMatchObject([
      {
        color: 'info',
        message: { key: 'notifications:live.booking', params: { date: 'Thursday, November 26', time: '19:00' } },
        actions: [{ label: { key: 'notifications:live.open' } }],
      },
    ]);
    await expect.poll(old).toEqual([true, true, true, true, false]);
  });

  it.each([
    ['EventCreationNotification', 'notifications:live.event'],
    ['EventInvitationNotification', 'notifications:live.invitation'],
  ])('%s: bookings stay as they are', async (type, key) => {
    const { arrive, said, old } = await setUp();
    await arrive(type, { event_id: 3, title: 'Football on Friday' });
    expect(said()).toMatchObject([{ message: { key } }]);
    expect(old()).toEqual([true, true, false, false, false]);
  });

  it.each(['NewBookingAdded', 'EventCreationNotification', 'EventInvitationNotification'])(
    '%s opens a page that exists',
    async (type) => {
      const { scope, arrive, said, navigate } = await setUp();
      await arrive(type);
      await allSettled(snackbarActionChosen, { scope, params: { id: said()[0]?.id ?? '', index: 0 } });
      expect(navigate.mock.calls).toEqual([['/notifications']]);
    },
  );

  it.each([
    ['EventCreationNotification', {}, 'notifications:live.event', '/event/3/info'],
    ['EventInvitationNotification', {}, 'notifications:live.invitation', '/event/3/info'],
    ['EventChanged', { change: 'promoted' }, 'notifications:live.eventChange.promoted', '/event/3/info'],
    ['EventChanged', { change: 'requested' }, 'notifications:live.eventChange.requested', '/event/3/participants'],
  ])('[ENT-82] [ENT-83] %s %j is said, and opens the event', async (type, more, key, address) => {
    const { scope, arrive, said, navigate } = await setUp();
    await arrive(type, { event_id: 3, ...more });
    expect(said()).toMatchObject([{ message: { key } }]);
    await allSettled(snackbarActionChosen, { scope, params: { id: said()[0]?.id ?? '', index: 0 } });
    expect(navigate.mock.calls).toEqual([[address]]);
  });

  it('EventChanged without a change is not said', async () => {
    const { arrive, said, old } = await setUp();
    await arrive('EventChanged', { event_id: 3 });
    expect(said()).toEqual([]);
    await expect.poll(old).toEqual([true, true, false, false, false]);
  });

  it.each([
    ['handover-declined', '/bookings?booking=7'],
    ['handover-accepted', '/notifications'],
  ])('[R24] of a booking (%s) opens it only while it can be read', async (change, address) => {
    const { scope, arrive, said, navigate } = await setUp();
    await arrive('BookingChanged', { ...booking, change });
    await allSettled(snackbarActionChosen, { scope, params: { id: said()[0]?.id ?? '', index: 0 } });
    expect(navigate.mock.calls).toEqual([[address]]);
  });

  it.each([
    [{}, '/admin/venue/calendar?date=2026-11-26&switch_module=venue&switch_entity_id=1'],
    [{ date: '2026-11-31' }, '/notifications'],
    [{ date: '2026-11-26&view=week' }, '/notifications'],
    [{ date: 20261126 }, '/notifications'],
    [{ venue_id: 2 }, '/notifications'],
    [{ venue_id: '1' }, '/notifications'],
  ])("[RT-60] of a booking with %o leads to the day in one's own calendar, if there is one", async (other, address) => {
    // the other fields play no part here
    const own = [{ type: 'venue', entity_id: 1, name: 'Fusha e Liqenit' }] as unknown as Profile[];
    const { scope, arrive, said, navigate } = await setUp(undefined, own);
    await arrive('NewBookingAdded', { ...booking, ...other });
    await allSettled(snackbarActionChosen, { scope, params: { id: said()[0]?.id ?? '', index: 0 } });
    expect(navigate.mock.calls).toEqual([[address]]);
  });

  const place = { slug: 'arena-dajti', court_id: 4, time_slot_id: 14, date: '2026-11-26' };
  it.each([
    [{}, '/venue/arena-dajti?date=2026-11-26&court=4&slot=14&book=1'],
    [{ slug: 'arena/../x' }, '/notifications'],
    [{ court_id: '4' }, '/notifications'],
    [{ time_slot_id: undefined }, '/notifications'],
    [{ date: '2026-11-31' }, '/notifications'],
  ])('[R24] of a time that is free, with %o, opens its booking sheet', async (other, address) => {
    const { scope, arrive, said, navigate } = await setUp();
    await arrive('SlotAvailable', { ...place, start: '19:00', ...other });
    await allSettled(snackbarActionChosen, { scope, params: { id: said()[0]?.id ?? '', index: 0 } });
    expect(navigate.mock.calls).toEqual([[address]]);
  });

  it('of a backlog of 50 is one message for all of them, with a link', async () => {
    const { scope, said, navigate, old } = await setUp();
    for (let index = 0; index < 50; index += 1) {
      void allSettled(realtimeRecordArrived, {
        scope,
        params: {
          key: `k${index}`,
          value: { type: 'NewBookingAdded', data: { ...booking, booking_id: index, start: `${10 + (index % 10)}:00` } },
        },
      });
    }
    await expect
      .poll(said)
      .toMatchObject([{ message: { key: 'notifications:live.several', params: { count: 50 } }, actions: [{}] }]);
    expect(scope.getState($queuedSnackbars)).toBe(0);
    await expect.poll(old).toEqual([true, true, true, true, false]);
    await allSettled(snackbarActionChosen, { scope, params: { id: said()[0]?.id ?? '', index: 0 } });
    expect(navigate.mock.calls).toEqual([['/notifications']]);
  });

  it('that follows another one is shown separately', async () => {
    const { arrive, said } = await setUp();
    await arrive('NewBookingAdded', booking);
    await arrive('NewBookingAdded', { ...booking, start: '20:00' });
    expect(said()).toMatchObject([
      { message: { params: { time: '19:00' } } },
      { message: { params: { time: '20:00' } } },
    ]);
  });

  it('whose texts cannot be loaded shows nothing, but the count is refetched', async () => {
    const { arrive, said, old } = await setUp(() => Promise.reject(new Error('offline')));
    await arrive('NewBookingAdded', booking);
    expect(said()).toEqual([]);
    expect(old()[0]).toBe(true);
  });

  it('shows nothing once it was stopped', async () => {
    const { arrive, said, old, stop } = await setUp();
    stop();
    await arrive('NewBookingAdded', booking);
    expect([said(), old()[0]]).toEqual([[], false]);
  });
});

describe('a change of a venue', () => {
  it('is shown, and leads to the venue in its profile', async () => {
    const { scope, arrive, said, navigate, old } = await setUp();
    await arrive('VenueStatusChanged', { venue_id: 3, status: 'published' });
    expect(said()).toMatchObject([{ message: { key: 'notifications:live.venue.any' } }]);
    expect(old()).toEqual([true, true, false, false, false]);
    await allSettled(snackbarActionChosen, { scope, params: { id: said()[0]?.id ?? '', index: 0 } });
    expect(navigate.mock.calls).toEqual([['/admin/venue?switch_module=venue&switch_entity_id=3']]);
  });
});

describe('a change of a team', () => {
  it('that is news is shown; one that is none only refetches', async () => {
    const { arrive, said, old } = await setUp();
    await arrive('TeamChanged', { team_id: 3 });
    expect(said()).toEqual([]);
    await expect.poll(old).toEqual([true, true, false, false, false]);
    await arrive('TeamChanged', { team_id: 3, change: 'invited' });
    expect(said()).toMatchObject([{ message: { key: 'notifications:live.team.invited' } }]);
  });
});

describe('a change of a community', () => {
  it('[COM-07] that is news is shown and leads to its place; one that is none only refetches', async () => {
    const { scope, arrive, said, navigate, old } = await setUp();
    await arrive('CommunityChanged', { community_id: 3 });
    expect(said()).toEqual([]);
    await expect.poll(old).toEqual([true, true, false, false, false]);
    await arrive('CommunityChanged', { community_id: 3, change: 'requested' });
    expect(said()).toMatchObject([{ message: { key: 'notifications:live.community.requested' } }]);
    await allSettled(snackbarActionChosen, { scope, params: { id: said()[0]?.id ?? '', index: 0 } });
    expect(navigate.mock.calls).toEqual([['/community/3/requests']]);
  });
});

describe('the text', () => {
  const format = createFormat('sq');
  // the other fields play no part here
  const mine = [{ type: 'venue', entity_id: 3, name: 'Fusha e Re' }] as unknown as Profile[];
  it.each([
    ['VenueStatusChanged', { venue_id: 3, status: 'published' }, 'published', 'Fusha e Re'],
    ['VenueStatusChanged', { venue_id: 3, status: 'in-review' }, 'in-review', 'Fusha e Re'],
    ['VenueStatusChanged', { venue_id: 3, status: 'draft' }, 'draft', 'Fusha e Re'],
    ['VenueStatusChanged', { venue_id: 3, status: 'disabled' }, 'disabled', 'Fusha e Re'],
    ['VenueStatusChanged', { venue_id: 3, status: 'sold to me' }, 'any', null],
    ['VenueStatusChanged', { venue_id: 4, status: 'published' }, 'any', null],
    ['VenueStatusChanged', { venue_id: '3', status: 'published' }, 'any', null],
    ['VenueRoleChanged', { venue_id: 3, role: 'staff' }, 'role', 'Fusha e Re'],
    ['VenueRoleChanged', { venue_id: 4, role: 'staff' }, 'added', null],
    ['VenueRoleLost', { venue_id: 3 }, 'lost', 'Fusha e Re'],
    ['VenueRoleLost', {}, 'any', null],
  ] as const)('of %s %j is %s, with the name that the reader knows: %s', (type, data, key, name) =>
    expect(noticeOf({ type, data }, format, NOW, mine)).toEqual({
      key: `notifications:live.venue.${key}`,
      ...(name !== null && { params: { name } }),
    }),
  );
  // as above
  const team = [{ type: 'team', entity_id: 3, name: 'Kalaja United' }] as unknown as Profile[];
  it.each([
    [
      { team_id: 3, change: 'requested' },
      { key: 'requested', name: 'Kalaja United' },
    ],
    [
      { team_id: 3, change: 'joined' },
      { key: 'joined', name: 'Kalaja United' },
    ],
    [{ team_id: 4, change: 'joined' }, { key: 'any' }],
    [{ team_id: '3', change: 'requested' }, { key: 'any' }],
    [{ team_id: 4, change: 'invited' }, { key: 'invited' }],
    [{ team_id: 4, change: 'accepted' }, { key: 'accepted' }],
    [{ team_id: 4, change: 'rejected' }, { key: 'rejected' }],
    [{ team_id: 3, change: 'You have won' }, null],
    [{ team_id: 3 }, null],
  ] as const)('of TeamChanged %j is %j', (data, expected) => {
    const name = expected && 'name' in expected ? { params: { name: expected.name } } : {};
    expect(noticeOf({ type: 'TeamChanged', data }, format, NOW, team)).toEqual(
      expected && { key: `notifications:live.team.${expected.key}`, ...name },
    );
  });
  it.each([
    ['TeamRoleChanged', 'role'],
    ['TeamRoleLost', 'lost'],
  ] as const)('of %s is %s', (type, key) =>
    expect(noticeOf({ type, data: { team_id: 3 } }, format, NOW, team)).toEqual({
      key: `notifications:live.team.${key}`,
    }),
  );
  const league = { type: 'organization', entity_id: 8, name: 'Liga' } as Profile; // the other fields play no part
  it.each([
    ['OrganizationRoleChanged', { organization_id: 3, role: 'referee' }, 'added', null],
    ['OrganizationRoleChanged', { organization_id: 8, role: 'referee' }, 'role', 'Liga'],
    ['OrganizationRoleLost', { organization_id: 8 }, 'lost', 'Liga'],
    ['OrganizationRoleLost', { organization_id: 'you' }, 'any', null],
  ] as const)('of %s %j is %s, with the organization that the reader knows: %s', (type, data, key, name) => {
    expect(noticeOf({ type, data }, format, NOW, [...mine, league])).toEqual({
      key: `notifications:live.organization.${key}`,
      ...(name !== null && { params: { name } }),
    });
  });
  it('names a weekly booking, with the date in the language', () => {
    expect(noticeOf({ type: 'NewBookingAdded', data: { ...booking, weekly: true } }, format, NOW)).toEqual({
      key: 'notifications:live.weeklyBooking',
      params: { date: 'e enjte, 26 nëntor', time: '19:00' },
    });
  });

  it.each([
    ['SlotAvailable', {}, 'free'],
    ['BookingChanged', { change: 'asked' }, 'own.asked'],
    ['BookingChanged', { change: 'offered' }, 'own.offered'],
    ['BookingChanged', { change: 'handover-accepted' }, 'own.handover-accepted'],
    ['BookingChanged', { change: 'handover-declined' }, 'own.handover-declined'],
    ['BookingChanged', { change: 'handover-withdrawn' }, 'own.handover-withdrawn'],
    ['BookingChanged', { change: 'handover-expired' }, 'own.handover-expired'],
  ] as const)('[R24] [R31] of %s %j is %s, with day and hour', (type, data, key) => {
    const { date, start } = booking;
    expect(noticeOf({ type, data: { date, start, ...data } }, format, NOW)).toEqual({
      key: `notifications:live.${key}`,
      params: { date: 'e enjte, 26 nëntor', time: '19:00' },
    });
  });

  it.each([
    ['SlotAvailable', { date: '2026-11-26', start: 'soon' }, 'anyFree'],
    ['BookingChanged', { ...booking, change: 'accepted' }, 'own.any'],
  ] as const)('of %s %j leaves out what it does not know', (type, data, key) => {
    expect(noticeOf({ type, data }, format, NOW)).toEqual({ key: `notifications:live.${key}` });
  });

  it('says another year', () => {
    expect(noticeOf({ type: 'NewBookingAdded', data: { ...booking, date: '2027-01-08' } }, format, NOW)).toEqual({
      key: 'notifications:live.booking',
      params: { date: 'e premte, 8 janar 2027', time: '19:00' },
    });
  });

  it.each([
    {},
    { ...booking, date: 'tomorrow' },
    { ...booking, date: '2026-13-45' },
    { ...booking, date: ['2026-11-26'] },
    { ...booking, start: '' },
    { ...booking, start: '19:00, call 069' },
  ])('of a booking with %j leave the details out', (data) =>
    expect(noticeOf({ type: 'NewBookingAdded', data }, format, NOW)).toEqual({ key: 'notifications:live.anyBooking' }),
  );

  it.each(['NewBookingAdded', 'EventCreationNotification', 'EventInvitationNotification'] as const)(
    'of %s hold no text of its data, whatever field it stands in',
    (type) => {
      const names = [
        'booking_id',
        'venue_id',
        'court_name',
        'status',
        'booked_by',
        'title',
        'text',
        'message',
        'date',
        'start',
        'weekly',
      ];
      const hostile = Object.fromEntries(names.map((name) => [name, 'You have won. Call 0900']));
      for (const data of [hostile, { ...hostile, date: '2026-11-26', start: '19:00' }])
        expect(JSON.stringify(noticeOf({ type, data }, format, NOW))).not.toContain('won');
    },
  );
});

describe('the reader’s settings', () => {
  it('a type that is off is not shown, and what it changes is read again', async () => {
    const { arrive, said, old, set } = await setUp();
    set({ 'notify.booking-created': 'off' });
    await arrive('NewBookingAdded', booking);
    await expect.poll(old).toEqual([true, true, true, true, false]);
    expect(said()).toEqual([]);
    await arrive('EventInvitationNotification', { event_id: 3 });
    expect(said()).toHaveLength(1);
  });
  it('in quiet hours nothing is shown; the list is read again', async () => {
    const { arrive, said, old, set } = await setUp();
    set({ quiet_from: '09:30', quiet_to: '10:30' }); // it is 10:00
    await arrive('NewBookingAdded', booking);
    await expect.poll(old).toEqual([true, true, true, true, false]);
    expect(said()).toEqual([]);
    set({ quiet_from: '10:30', quiet_to: '09:30' });
    await arrive('NewBookingAdded', booking);
    expect(said()).toHaveLength(1);
  });
});
