import { isOff, isQuiet } from '../../models/own-settings/own-settings.ts';
import type { RealtimeEvent } from '../../models/realtime-events/realtime-event.ts';
import type { NotificationType, Setting } from '../../shared/api/generated/model';

/** What was done with the reader's own booking, by the type of notification that tells of it. */
const ofBooking = new Map<unknown, NotificationType>(
  Object.entries({
    confirmed: 'booking-confirmed',
    declined: 'booking-declined',
    cancelled: 'booking-cancelled',
    ended: 'booking-cancelled',
    moved: 'booking-moved',
    asked: 'closure-choice',
    offered: 'handover-offered',
    'handover-accepted': 'handover-answered',
    'handover-declined': 'handover-answered',
    'handover-withdrawn': 'handover-answered',
    'handover-expired': 'handover-answered',
  } as const),
);
const ofTeam = new Map<unknown, NotificationType>(
  Object.entries({
    invited: 'team-invited',
    requested: 'team-join-requested',
    joined: 'team-joined',
    accepted: 'team-joined',
    rejected: 'application-decided',
  } as const),
);
const ofCommunity = new Map<unknown, NotificationType>(
  Object.entries({
    invited: 'community-invited',
    accepted: 'community-accepted',
    rejected: 'application-decided',
    requested: 'community-join-requested',
    role: 'admin-changed',
    announced: 'announcement',
    commented: 'post-commented',
  } as const),
);
const ofEvent = new Map<unknown, NotificationType>(
  Object.entries({
    requested: 'event-requested',
    accepted: 'event-accepted',
    rejected: 'application-decided',
    promoted: 'event-promoted',
    updated: 'event-updated',
    cancelled: 'event-cancelled',
  } as const),
);
const ofVenue = new Map<unknown, NotificationType>(
  Object.entries({
    draft: 'venue-rejected',
    published: 'venue-approved',
    disabled: 'venue-disabled',
  } as const),
);

/** The type of notification that an event belongs to; undefined where it has none. */
function noticeType({ type, data }: RealtimeEvent): NotificationType | undefined {
  switch (type) {
    case 'NewBookingAdded':
      return 'booking-created';
    case 'BookingChanged':
      return ofBooking.get(data['change']);
    case 'SlotAvailable':
      return 'slot-available';
    case 'EventCreationNotification':
      return 'event-created';
    case 'EventInvitationNotification':
      return 'event-invited';
    case 'EventChanged':
      return ofEvent.get(data['change']);
    case 'VenueStatusChanged':
      return ofVenue.get(data['status']);
    case 'TeamChanged':
      return ofTeam.get(data['change']);
    case 'CommunityChanged':
      return ofCommunity.get(data['change']);
    case 'VenueRoleChanged':
    case 'TeamRoleChanged':
    case 'OrganizationRoleChanged':
      return 'admin-changed';
    case 'VenueRoleLost':
    case 'TeamRoleLost':
    case 'OrganizationRoleLost':
      return 'admin-removed';
    case 'GameChanged':
    case 'VenueCalendarChanged':
      return undefined;
  }
}

/** The events that the reader's settings let be shown at this wall time: no type that is off, and none in quiet hours (design §12). */
export function shownEvents(
  events: readonly RealtimeEvent[],
  settings: readonly Setting[],
  time: string,
): readonly RealtimeEvent[] {
  if (isQuiet(settings, time)) return [];
  return events.filter((event) => {
    const type = noticeType(event);
    return type === undefined || !isOff(settings, type);
  });
}
