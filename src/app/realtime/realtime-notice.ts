import { sameProfile, type ActiveProfile } from '../../models/profile/profile.ts';
import type { RealtimeEvent } from '../../models/realtime-events/realtime-event.ts';
import { type Profile, PublicationStatus } from '../../shared/api/generated/model';
import type { Wording } from '../../models/snackbars/wording.ts';
import type { Format } from '../../shared/i18n/format.ts';
import { isValidDate } from '../../shared/lib/time/dates.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { communityChangeOf, communityNotice } from './community-notice.ts';
import { eventChangeOf, eventNotice } from './event-notice.ts';

/**
 * The app's own text for a realtime event. Text in the event's data is never shown, since another user may have written it; a date
 * and a time are shown only in their exact format, another year than that of `now` (epoch ms) with them. A venue is named as among
 * the reader's `profiles`. Null for an event that is not worth a message: what it changes is on screen. Source: design §11 (payloads),
 * docs/decisions/020.
 */
export function noticeOf(
  event: RealtimeEvent,
  format: Format,
  now: number,
  profiles: readonly Profile[] = [],
): Wording | null {
  const { type, data } = event;
  switch (type) {
    case 'NewBookingAdded':
      return bookingNotice(data, format, now);
    case 'BookingChanged':
      return changeNotice(data, format, now);
    case 'SlotAvailable':
      return freeNotice(data, format, now);
    case 'VenueCalendarChanged':
      return null;
    case 'TeamChanged':
    case 'TeamRoleChanged':
    case 'TeamRoleLost':
      return teamNotice(event, profiles);
    case 'CommunityChanged':
      return communityNotice(data);
    case 'EventChanged':
      return eventNotice(data);
    case 'GameChanged':
      return null;
    case 'EventCreationNotification':
      return { key: 'notifications:live.event' };
    case 'EventInvitationNotification':
      return { key: 'notifications:live.invitation' };
    case 'VenueStatusChanged':
    case 'VenueRoleChanged':
    case 'VenueRoleLost':
      return venueNotice(event, profiles);
    case 'OrganizationRoleChanged':
    case 'OrganizationRoleLost':
      return organizationNotice(event, profiles);
  }
}

/** The venue that an event is about; null for an event of another kind. */
export function venueIdOf({ data: { venue_id: id } }: RealtimeEvent): number | null {
  return Number.isSafeInteger(id) ? Number(id) : null;
}

/** The venue, team or organization that an event is about, as the profile that its users have of it. */
export function profileOf({ data }: RealtimeEvent): ActiveProfile | null {
  const type = (['organization', 'team', 'venue'] as const).find((one) => `${one}_id` in data);
  const id = type && data[`${type}_id`];
  return type && Number.isSafeInteger(id) ? { type, entity_id: Number(id) } : null;
}

/** Says nothing, whatever else it changes on screen; `silent` where the server has collapsed its notice (decision 044). */
export const isSilent = ({ type, data }: RealtimeEvent): boolean =>
  data['silent'] === true ||
  type === 'VenueCalendarChanged' ||
  type === 'GameChanged' ||
  (type === 'EventChanged' && eventChangeOf(data) === undefined) ||
  (type === 'TeamChanged' && !teamChanges.some((one) => one === data['change'])) ||
  (type === 'CommunityChanged' && communityChangeOf(data) === undefined);

/** The booking that an event is about; null for an event of another kind. */
export function bookingIdOf({ data: { booking_id: id } }: RealtimeEvent): number | null {
  return Number.isSafeInteger(id) ? Number(id) : null;
}

/** A booking of another player by now. */
export const isHandedAway = ({ data: { change } }: RealtimeEvent): boolean => change === 'handover-accepted';

/** The booking sheet of a time that has become free; null when the event does not name one. */
export function freeSlotOf({
  data,
}: RealtimeEvent): { slug: string; date: string; courtId: number; slotId: number } | null {
  const { slug, date, court_id: courtId, time_slot_id: slotId } = data;
  const isPlace = typeof slug === 'string' && /^[a-z0-9-]{1,100}$/.test(slug) && Number.isSafeInteger(courtId);
  const isSlot = Number.isSafeInteger(slotId) && typeof date === 'string' && isValidDate(date);
  return isPlace && isSlot ? { slug, date, courtId: Number(courtId), slotId: Number(slotId) } : null;
}

/** The venue and day of a new booking: a venue of the reader's own, and a date that exists; null otherwise. Others may have written both. */
export function bookedDayOf(
  event: RealtimeEvent,
  profiles: readonly Profile[],
): { venueId: number; date: string } | null {
  const venueId = venueIdOf(event);
  const { date } = event.data;
  const isOwn = profiles.some(({ type, entity_id }) => type === 'venue' && entity_id === venueId);
  return venueId !== null && isOwn && typeof date === 'string' && isValidDate(date) ? { venueId, date } : null;
}

/** Several events that arrived together, as after a time offline. */
export const summaryOf = (count: number): Wording => ({ key: 'notifications:live.several', params: { count } });

function bookingNotice(data: RealtimeEvent['data'], format: Format, now: number): Wording {
  const params = whenOf(data, format, now);
  if (!params) return { key: 'notifications:live.anyBooking' };
  return { key: data['weekly'] === true ? 'notifications:live.weeklyBooking' : 'notifications:live.booking', params };
}

/** What others did with the reader's own booking, or with one that is offered. */
const changes = [
  'confirmed',
  'declined',
  'cancelled',
  'moved',
  'ended',
  'asked',
  'offered',
  'handover-accepted',
  'handover-declined',
  'handover-withdrawn',
  'handover-expired',
] as const;

/** What others did in a team, or on the reader's way into one, that is worth a message (decision 037). */
const teamChanges = ['invited', 'requested', 'joined', 'accepted', 'rejected'] as const;

function freeNotice(data: RealtimeEvent['data'], format: Format, now: number): Wording {
  const params = whenOf(data, format, now);
  return params ? { key: 'notifications:live.free', params } : { key: 'notifications:live.anyFree' };
}

function changeNotice(data: RealtimeEvent['data'], format: Format, now: number): Wording {
  const params = whenOf(data, format, now);
  const change = changes.find((one) => one === data['change']);
  return params && change ? { key: `notifications:live.own.${change}`, params } : { key: 'notifications:live.own.any' };
}

function whenOf({ date, start }: RealtimeEvent['data'], format: Format, now: number) {
  if (!isDate(date) || !isTime(start)) return null;
  const isThisYear = date.slice(0, 4) === tiraneDate(now).slice(0, 4);
  return { date: isThisYear ? format.dateMedium(date) : format.dateLong(date), time: start };
}

/** Its name among the reader's profiles. */
function nameOf(event: RealtimeEvent, profiles: readonly Profile[]): string | undefined {
  const about = profileOf(event);
  return profiles.find((one) => about !== null && sameProfile(one, about))?.name;
}

function organizationNotice(event: RealtimeEvent, profiles: readonly Profile[]): Wording {
  const isLost = event.type === 'OrganizationRoleLost';
  const name = nameOf(event, profiles);
  if (name === undefined) return { key: `notifications:live.organization.${isLost ? 'any' : 'added'}` };
  return { key: `notifications:live.organization.${isLost ? 'lost' : 'role'}`, params: { name } };
}

function venueNotice(event: RealtimeEvent, profiles: readonly Profile[]): Wording {
  const { type, data } = event;
  const name = nameOf(event, profiles);
  if (name === undefined)
    return { key: type === 'VenueRoleChanged' ? 'notifications:live.venue.added' : 'notifications:live.venue.any' };
  if (type === 'VenueRoleChanged') return { key: 'notifications:live.venue.role', params: { name } };
  if (type === 'VenueRoleLost') return { key: 'notifications:live.venue.lost', params: { name } };
  const status = Object.values(PublicationStatus).find((one) => one === data['status']);
  return status
    ? { key: `notifications:live.venue.${status}`, params: { name } }
    : { key: 'notifications:live.venue.any' };
}

function teamNotice(event: RealtimeEvent, profiles: readonly Profile[]): Wording | null {
  const { type, data } = event;
  const name = nameOf(event, profiles);
  if (type === 'TeamRoleChanged') return { key: 'notifications:live.team.role' };
  if (type === 'TeamRoleLost') return { key: 'notifications:live.team.lost' };
  const change = teamChanges.find((one) => one === data['change']);
  if (!change) return null;
  if (change !== 'requested' && change !== 'joined') return { key: `notifications:live.team.${change}` };
  return name === undefined
    ? { key: 'notifications:live.team.any' }
    : { key: `notifications:live.team.${change}`, params: { name } };
}

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
