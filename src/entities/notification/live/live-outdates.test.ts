import { expect, it } from 'vitest';
import { onScreen } from '../../../../tests/setup/reads-on-screen.ts';
import { outdateReads } from '../../../shared/api/outdates.ts';
import { liveEvents } from './live-events.ts';

const booking = ['bookings', 'times', 'venue', 'notifications'];

it.each([
  ['NewBookingAdded', booking, ['booking', 'venues', 'bookmarks']],
  ['VenueCalendarChanged', booking, ['booking', 'venues', 'bookmarks']],
  ['BookingChanged', ['bookings', 'booking', 'times', 'venue', 'notifications'], ['venues', 'bookmarks']],
  ['SlotAvailable', ['times', 'notifications'], ['venues', 'bookmarks']],
  ['EventCreationNotification', ['notifications'], ['games']],
  ['EventInvitationNotification', ['notifications'], ['games']],
  ['EventChanged', ['notifications'], ['games']],
  ['GameChanged', ['notifications', 'games', 'dashboard'], []],
  ['VenueStatusChanged', ['venue', 'venues', 'bookmarks', 'notifications'], []],
  ['VenueRoleChanged', ['notifications'], []],
  ['VenueRoleLost', [], []],
  ['OrganizationRoleChanged', ['notifications', 'organizationUsers'], []],
  ['OrganizationRoleLost', ['notifications', 'games', 'dashboard'], []],
  ['TeamChanged', ['notifications', 'teams', 'applications'], []],
  ['TeamRoleChanged', ['notifications', 'teams', 'applications'], []],
  ['TeamRoleLost', ['notifications', 'teams', 'applications'], []],
  ['CommunityChanged', ['notifications', 'applications'], []],
] as const)('%s refetches %j on screen, and %j the next time', async (type, now, next) => {
  const { client, asked, stale } = onScreen();
  await outdateReads(client, [liveEvents[type].outdates]);
  expect([asked, stale()]).toEqual([now, next]);
});

it('several at once refetch once', async () => {
  const { client, asked } = onScreen();
  const { NewBookingAdded, EventCreationNotification } = liveEvents;
  await outdateReads(client, [NewBookingAdded.outdates, EventCreationNotification.outdates, NewBookingAdded.outdates]);
  expect(asked).toEqual(['bookings', 'times', 'venue', 'notifications']);
});
