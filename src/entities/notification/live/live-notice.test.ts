import { describe, expect, it } from 'vitest';
import type { RealtimeEvent } from '../../../models/realtime-events/realtime-event.ts';
import type { ModuleType, Profile } from '../../../shared/api/generated/model';
import { createFormat } from '../../../shared/i18n/formats/create-format.ts';
import { addressOf, isOnScreen, noticeOf, shownEvents } from './live-notice.ts';

const NOW = Date.parse('2026-11-24T10:00:00+01:00');
// the other fields play no part here
const own = [
  { type: 'venue', entity_id: 1, name: 'Fusha e Liqenit' },
  { type: 'team', entity_id: 2, name: 'Kalaja United' },
  { type: 'organization', entity_id: 3, name: 'Liga' },
] as unknown as Profile[];
const NOTIFICATIONS = '/notifications';
const DATA = {
  venue_id: 1,
  booking_id: 5,
  community_id: 7,
  event_id: 7,
  game_id: 7,
  date: '2026-11-26',
  start: '19:00',
  slug: 'arena-dajti',
  court_id: 4,
  time_slot_id: 14,
};

const event = (type: RealtimeEvent['type'], data: object = {}): RealtimeEvent => ({ type, data: { ...DATA, ...data } });
const saidOf = (one: RealtimeEvent) => noticeOf(one, createFormat('en'), NOW, own);
const isShown = (one: RealtimeEvent) => shownEvents([one], [], '12:00').length > 0;

// every message that there is, and where it leads to in the player's profile
describe('a live event is said, and leads to its place', () => {
  const when = { date: 'Thursday, November 26', time: '19:00' };
  it.each<[RealtimeEvent['type'], object, string, object | null, string]>([
    [
      'NewBookingAdded',
      {},
      'booking',
      when,
      '/admin/venue/calendar?date=2026-11-26&switch_module=venue&switch_entity_id=1',
    ],
    ['SlotAvailable', {}, 'free', when, '/venue/arena-dajti?date=2026-11-26&court=4&slot=14&book=1'],
    ['BookingChanged', { change: 'confirmed' }, 'own.confirmed', when, '/bookings?booking=5'],
    ['BookingChanged', { change: 'declined' }, 'own.declined', when, '/bookings?booking=5'],
    ['BookingChanged', { change: 'cancelled' }, 'own.cancelled', when, '/bookings?booking=5'],
    ['BookingChanged', { change: 'ended' }, 'own.ended', when, '/bookings?booking=5'],
    ['BookingChanged', { change: 'moved' }, 'own.moved', when, '/bookings?booking=5'],
    ['BookingChanged', { change: 'asked' }, 'own.asked', when, '/bookings?booking=5'],
    ['BookingChanged', { change: 'offered' }, 'own.offered', when, '/bookings?booking=5'],
    ['BookingChanged', { change: 'handover-accepted' }, 'own.handover-accepted', when, NOTIFICATIONS],
    ['BookingChanged', { change: 'handover-declined' }, 'own.handover-declined', when, '/bookings?booking=5'],
    ['BookingChanged', { change: 'handover-withdrawn' }, 'own.handover-withdrawn', when, '/bookings?booking=5'],
    ['BookingChanged', { change: 'handover-expired' }, 'own.handover-expired', when, '/bookings?booking=5'],
    ['BookingChanged', { change: 'unknown' }, 'own.any', null, '/bookings?booking=5'],
    [
      'VenueStatusChanged',
      { status: 'draft' },
      'venue.draft',
      { name: 'Fusha e Liqenit' },
      '/admin/venue?switch_module=venue&switch_entity_id=1',
    ],
    [
      'VenueStatusChanged',
      { status: 'in-review' },
      'venue.in-review',
      { name: 'Fusha e Liqenit' },
      '/admin/venue?switch_module=venue&switch_entity_id=1',
    ],
    [
      'VenueStatusChanged',
      { status: 'published' },
      'venue.published',
      { name: 'Fusha e Liqenit' },
      '/admin/venue?switch_module=venue&switch_entity_id=1',
    ],
    [
      'VenueStatusChanged',
      { status: 'disabled' },
      'venue.disabled',
      { name: 'Fusha e Liqenit' },
      '/admin/venue?switch_module=venue&switch_entity_id=1',
    ],
    [
      'VenueStatusChanged',
      { status: 'unknown' },
      'venue.any',
      null,
      '/admin/venue?switch_module=venue&switch_entity_id=1',
    ],
    ['VenueRoleChanged', {}, 'venue.role', { name: 'Fusha e Liqenit' }, NOTIFICATIONS],
    ['VenueRoleLost', {}, 'venue.lost', { name: 'Fusha e Liqenit' }, NOTIFICATIONS],
    ['OrganizationRoleChanged', { organization_id: 3 }, 'organization.role', { name: 'Liga' }, NOTIFICATIONS],
    ['OrganizationRoleLost', { organization_id: 3 }, 'organization.lost', { name: 'Liga' }, NOTIFICATIONS],
    ['TeamRoleChanged', { team_id: 2 }, 'team.role', null, NOTIFICATIONS],
    ['TeamRoleLost', { team_id: 2 }, 'team.lost', null, NOTIFICATIONS],
    ['TeamChanged', { team_id: 2, change: 'invited' }, 'team.invited', null, NOTIFICATIONS],
    ['TeamChanged', { team_id: 2, change: 'requested' }, 'team.requested', { name: 'Kalaja United' }, NOTIFICATIONS],
    ['TeamChanged', { team_id: 2, change: 'joined' }, 'team.joined', { name: 'Kalaja United' }, NOTIFICATIONS],
    ['TeamChanged', { team_id: 2, change: 'accepted' }, 'team.accepted', null, NOTIFICATIONS],
    ['TeamChanged', { team_id: 2, change: 'rejected' }, 'team.rejected', null, NOTIFICATIONS],
  ])('%s %j: %s %j, %s', (type, data, key, params, address) => {
    const one = event(type, data);
    expect(saidOf(one)).toEqual({ key: `notifications:live.${key}`, ...(params && { params }) });
    expect(addressOf(one, own, 'base')).toBe(address);
    expect(isShown(one)).toBe(true);
  });

  it.each([
    ['invited', '/community/7/feed'],
    ['accepted', '/community/7/feed'],
    ['announced', '/community/7/feed'],
    ['commented', '/community/7/feed'],
    ['requested', '/community/7/requests'],
    ['role', '/community/7/members'],
    ['rejected', '/applications'],
    ['removed', '/communities'],
  ])('[COM-07] of a community: %s, %s', (change, address) => {
    const one = event('CommunityChanged', { change });
    expect(saidOf(one)).toEqual({ key: `notifications:live.community.${change}` });
    expect(addressOf(one, own, 'base')).toBe(address);
    expect(isShown(one)).toBe(true);
  });

  it.each([
    ['requested', '/event/7/participants'],
    ['accepted', '/event/7/info'],
    ['rejected', '/events'],
    ['promoted', '/event/7/info'],
    ['updated', '/event/7/info'],
    ['cancelled', '/event/7/info'],
    ['removed', '/events'],
  ])('[COM-04] of an event: %s, %s', (change, address) => {
    const one = event('EventChanged', { change });
    expect(saidOf(one)).toEqual({ key: `notifications:live.eventChange.${change}` });
    expect(addressOf(one, own, 'base')).toBe(address);
    expect(isShown(one)).toBe(true);
  });

  it.each([
    ['received', '/applications?direction=received'],
    ['accepted', '/competition/7/about'],
    ['rejected', '/applications'],
    ['waitlisted', '/applications'],
    ['promoted', '/competition/7/about'],
    ['entry', '/competition/7/teams'],
    ['opened', '/competition/7/about'],
    ['started', '/competition/7/about'],
    ['finished', '/competition/7/about'],
    ['cancelled', '/competition/7/about'],
  ])('[CMP-05] of a competition: %s, %s', (change, address) => {
    const one = event('CompetitionChanged', { competition_id: 7, change });
    expect(saidOf(one)).toEqual({ key: `notifications:live.competition.${change}` });
    expect(addressOf(one, own, 'team')).toBe(address);
    expect(isShown(one)).toBe(true);
  });

  it.each([
    ['EventCreationNotification', 'event'],
    ['EventInvitationNotification', 'invitation'],
  ] as const)('[ENT-82] [ENT-83] %s: %s, to the event', (type, key) => {
    expect(saidOf(event(type))).toEqual({ key: `notifications:live.${key}` });
    expect(addressOf(event(type), own, 'base')).toBe('/event/7/info');
  });
});

it.each<[RealtimeEvent['type'], object]>([
  ['VenueCalendarChanged', {}],
  ['GameChanged', {}],
  ['TeamChanged', {}],
  ['TeamChanged', { change: 'unknown' }],
  ['CommunityChanged', {}],
  ['CommunityChanged', { change: 'toString' }],
  ['CompetitionChanged', {}],
  ['EventChanged', {}],
  ['EventChanged', { change: ['requested'] }],
  ['EventChanged', { change: 'requested', silent: true }],
  ['NewBookingAdded', { silent: true }],
])('%s %j is silent: it only changes what is on screen', (type, data) => {
  expect([saidOf(event(type, data)), isShown(event(type, data))]).toEqual([null, false]);
});

describe('what the active profile has no page for, or does not name it, leads to the notifications', () => {
  it.each<[RealtimeEvent['type'], object, ModuleType]>([
    ['BookingChanged', { change: 'confirmed' }, 'venue'],
    ['BookingChanged', { change: 'confirmed', booking_id: '5' }, 'base'],
    ['SlotAvailable', {}, 'team'],
    ['CommunityChanged', { change: 'invited' }, 'organization'],
    ['CommunityChanged', { change: 'invited', community_id: '7' }, 'base'],
    ['EventChanged', { change: 'promoted' }, 'venue'],
    ['EventChanged', { change: 'promoted', event_id: '7' }, 'base'],
    ['NewBookingAdded', { venue_id: 4 }, 'venue'],
    ['VenueStatusChanged', { status: 'published', venue_id: '1' }, 'venue'],
  ])('%s %j in %s', (type, data, module) => expect(addressOf(event(type, data), own, module)).toBe(NOTIFICATIONS));

  it('events have pages in the module of organizations', () =>
    expect(addressOf(event('EventChanged', { change: 'promoted' }), own, 'organization')).toBe('/event/7/info'));
});

it.each([
  ['/event/3/info', '/event/3/info', true],
  ['/event/3/info', '/event/3/participants?show=declined', true],
  ['/event/3/info', '/event/33/info', false],
  ['/event/3/info', '/notifications', false],
  ['/event/3/info', null, false],
  ['/event/3/participants', '/event/3/info', false],
  ['/notifications', '/notifications', true],
  ['/notifications', '/notifications?page=2', false],
])('what %s shows is on screen at %s: %s', (target, shown, is) => expect(isOnScreen(target, shown)).toBe(is));
