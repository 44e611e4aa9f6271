import { expect, it } from 'vitest';
import { NotificationType, type Setting } from '../../../shared/api/generated/model';
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
  ['booking-confirmed', { type: 'BookingChanged', data: { change: 'confirmed' } }],
  ['booking-declined', { type: 'BookingChanged', data: { change: 'declined' } }],
  ['booking-cancelled', { type: 'BookingChanged', data: { change: 'cancelled' } }],
  ['booking-cancelled', { type: 'BookingChanged', data: { change: 'ended' } }],
  ['booking-moved', { type: 'BookingChanged', data: { change: 'moved' } }],
  ['closure-choice', { type: 'BookingChanged', data: { change: 'asked' } }],
  ['handover-offered', { type: 'BookingChanged', data: { change: 'offered' } }],
  ['handover-answered', { type: 'BookingChanged', data: { change: 'handover-accepted' } }],
  ['handover-answered', { type: 'BookingChanged', data: { change: 'handover-declined' } }],
  ['handover-answered', { type: 'BookingChanged', data: { change: 'handover-withdrawn' } }],
  ['handover-answered', { type: 'BookingChanged', data: { change: 'handover-expired' } }],
  ['slot-available', { type: 'SlotAvailable', data: {} }],
  ['event-created', { type: 'EventCreationNotification', data: {} }],
  ['event-invited', { type: 'EventInvitationNotification', data: {} }],
  ['event-requested', { type: 'EventChanged', data: { change: 'requested' } }],
  ['event-accepted', { type: 'EventChanged', data: { change: 'accepted' } }],
  ['application-decided', { type: 'EventChanged', data: { change: 'rejected' } }],
  ['event-promoted', { type: 'EventChanged', data: { change: 'promoted' } }],
  ['event-updated', { type: 'EventChanged', data: { change: 'updated' } }],
  ['event-cancelled', { type: 'EventChanged', data: { change: 'cancelled' } }],
  ['venue-rejected', { type: 'VenueStatusChanged', data: { status: 'draft' } }],
  ['venue-approved', { type: 'VenueStatusChanged', data: { status: 'published' } }],
  ['venue-disabled', { type: 'VenueStatusChanged', data: { status: 'disabled' } }],
  ['team-invited', { type: 'TeamChanged', data: { change: 'invited' } }],
  ['team-join-requested', { type: 'TeamChanged', data: { change: 'requested' } }],
  ['team-joined', { type: 'TeamChanged', data: { change: 'joined' } }],
  ['team-joined', { type: 'TeamChanged', data: { change: 'accepted' } }],
  ['application-decided', { type: 'TeamChanged', data: { change: 'rejected' } }],
  ['community-invited', { type: 'CommunityChanged', data: { change: 'invited' } }],
  ['community-accepted', { type: 'CommunityChanged', data: { change: 'accepted' } }],
  ['application-decided', { type: 'CommunityChanged', data: { change: 'rejected' } }],
  ['community-join-requested', { type: 'CommunityChanged', data: { change: 'requested' } }],
  ['admin-changed', { type: 'CommunityChanged', data: { change: 'role' } }],
  ['announcement', { type: 'CommunityChanged', data: { change: 'announced' } }],
  ['post-commented', { type: 'CommunityChanged', data: { change: 'commented' } }],
  ['admin-changed', { type: 'VenueRoleChanged', data: {} }],
  ['admin-changed', { type: 'TeamRoleChanged', data: {} }],
  ['admin-changed', { type: 'OrganizationRoleChanged', data: {} }],
  ['admin-removed', { type: 'VenueRoleLost', data: {} }],
  ['admin-removed', { type: 'TeamRoleLost', data: {} }],
  ['admin-removed', { type: 'OrganizationRoleLost', data: {} }],
])('%s: off, its event is not shown', (type, event) => {
  expect(shownEvents([event], off(type), '12:00')).toEqual([]);
  expect(shownEvents([event], [setting(`notify.${type}`, 'in-app')], '12:00')).toEqual([event]);
});

it('other types are shown, and what belongs to none', () => {
  expect(shownEvents([confirmed, declined, unknown], off('booking-declined'), '12:00')).toEqual([confirmed, unknown]);
});

it.each<RealtimeEvent>([
  { type: 'VenueStatusChanged', data: { status: 'in-review' } },
  { type: 'EventChanged', data: { change: 'removed' } },
  { type: 'CommunityChanged', data: { change: 'removed' } },
])('%j has no type that could be off', (event) => {
  const all = Object.values(NotificationType).flatMap((type) => off(type));
  expect(shownEvents([event], all, '12:00')).toEqual([event]);
});

it('in quiet hours nothing is shown', () => {
  const quiet = [setting('quiet_from', '22:00'), setting('quiet_to', '07:00')];
  expect(shownEvents([confirmed, lost], quiet, '23:30')).toEqual([]);
  expect(shownEvents([confirmed], quiet, '07:00')).toEqual([confirmed]);
});
