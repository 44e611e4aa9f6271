import { expect, it } from 'vitest';
import type { Setting } from '../../../shared/api/generated/model';
import type { RealtimeEvent } from '../../../models/realtime-events/realtime-event.ts';
import { shownEvents } from './live-notice.ts';

const setting = (key: string, value: string): Setting => ({ key, value, is_secret: false, display_value: null });
const confirmed: RealtimeEvent = { type: 'BookingChanged', data: { change: 'confirmed' } };
const declined: RealtimeEvent = { type: 'BookingChanged', data: { change: 'declined' } };
const lost: RealtimeEvent = { type: 'VenueRoleLost', data: {} };
const unknown: RealtimeEvent = { type: 'BookingChanged', data: { change: 'toString' } };
const off = (type: string) => [setting(`notify.${type}`, 'off')];

it.each<[string, RealtimeEvent]>([
  ['booking-created', { type: 'NewBookingAdded', data: {} }],
  ['booking-confirmed', confirmed],
  ['booking-declined', declined],
  ['booking-cancelled', { type: 'BookingChanged', data: { change: 'ended' } }],
  ['closure-choice', { type: 'BookingChanged', data: { change: 'asked' } }],
  ['handover-offered', { type: 'BookingChanged', data: { change: 'offered' } }],
  ['handover-answered', { type: 'BookingChanged', data: { change: 'handover-expired' } }],
  ['slot-available', { type: 'SlotAvailable', data: {} }],
  ['event-created', { type: 'EventCreationNotification', data: {} }],
  ['event-invited', { type: 'EventInvitationNotification', data: {} }],
  ['event-requested', { type: 'EventChanged', data: { change: 'requested' } }],
  ['event-promoted', { type: 'EventChanged', data: { change: 'promoted' } }],
  ['event-cancelled', { type: 'EventChanged', data: { change: 'cancelled' } }],
  ['venue-approved', { type: 'VenueStatusChanged', data: { status: 'published' } }],
  ['team-invited', { type: 'TeamChanged', data: { change: 'invited' } }],
  ['application-decided', { type: 'EventChanged', data: { change: 'rejected' } }],
  ['application-decided', { type: 'TeamChanged', data: { change: 'rejected' } }],
  ['community-invited', { type: 'CommunityChanged', data: { change: 'invited' } }],
  ['announcement', { type: 'CommunityChanged', data: { change: 'announced' } }],
  ['post-commented', { type: 'CommunityChanged', data: { change: 'commented' } }],
  ['admin-changed', { type: 'VenueRoleChanged', data: {} }],
  ['admin-removed', lost],
])('%s: off, its event is not shown', (type, event) => {
  expect(shownEvents([event], off(type), '12:00')).toEqual([]);
  expect(shownEvents([event], [setting(`notify.${type}`, 'in-app')], '12:00')).toEqual([event]);
});

it('other types are shown, and what belongs to none', () => {
  expect(shownEvents([confirmed, declined, unknown], off('booking-declined'), '12:00')).toEqual([confirmed, unknown]);
});

it('in quiet hours nothing is shown', () => {
  const quiet = [setting('quiet_from', '22:00'), setting('quiet_to', '07:00')];
  expect(shownEvents([confirmed, lost], quiet, '23:30')).toEqual([]);
  expect(shownEvents([confirmed], quiet, '07:00')).toEqual([confirmed]);
});
