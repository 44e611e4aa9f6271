import { type Profile, PublicationStatus } from '../../shared/api/generated/model';
import type { RealtimeEvent } from '../../models/realtime-events/realtime-event.ts';
import type { Wording } from '../../models/snackbars/wording.ts';
import type { Format } from '../../shared/i18n/format.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';

/**
 * The app's own text for a realtime event. Text in the event's data is never shown, since another user may have written it; a date
 * and a time are shown only in their exact format, another year than that of `now` (epoch ms) with them. A venue is named as among
 * the reader's `profiles`. Source: design §11 (payloads), docs/decisions/020.
 */
export function noticeOf(
  event: RealtimeEvent,
  format: Format,
  now: number,
  profiles: readonly Profile[] = [],
): Wording {
  const { type, data } = event;
  switch (type) {
    case 'NewBookingAdded':
      return bookingNotice(data, format, now);
    case 'EventCreationNotification':
      return { key: 'notifications:live.event' };
    case 'EventInvitationNotification':
      return { key: 'notifications:live.invitation' };
    case 'VenueStatusChanged':
    case 'VenueRoleChanged':
    case 'VenueRoleLost':
      return venueNotice(event, profiles);
  }
}

/** The venue that an event is about; null for an event of another kind. */
export function venueIdOf({ data: { venue_id: id } }: RealtimeEvent): number | null {
  return Number.isSafeInteger(id) ? Number(id) : null;
}

/** Several events that arrived together, as after a time offline. */
export const summaryOf = (count: number): Wording => ({ key: 'notifications:live.several', params: { count } });

function bookingNotice({ date, start, weekly }: RealtimeEvent['data'], format: Format, now: number): Wording {
  if (!isDate(date) || !isTime(start)) return { key: 'notifications:live.anyBooking' };
  const isThisYear = date.slice(0, 4) === tiraneDate(now).slice(0, 4);
  const params = { date: isThisYear ? format.dateMedium(date) : format.dateLong(date), time: start };
  return { key: weekly === true ? 'notifications:live.weeklyBooking' : 'notifications:live.booking', params };
}

function venueNotice(event: RealtimeEvent, profiles: readonly Profile[]): Wording {
  const { type, data } = event;
  const id = venueIdOf(event);
  const name = profiles.find((one) => one.type === 'venue' && one.entity_id === id)?.name;
  if (name === undefined)
    return { key: type === 'VenueRoleChanged' ? 'notifications:live.venue.added' : 'notifications:live.venue.any' };
  if (type === 'VenueRoleChanged') return { key: 'notifications:live.venue.role', params: { name } };
  if (type === 'VenueRoleLost') return { key: 'notifications:live.venue.lost', params: { name } };
  const status = Object.values(PublicationStatus).find((one) => one === data['status']);
  return status
    ? { key: `notifications:live.venue.${status}`, params: { name } }
    : { key: 'notifications:live.venue.any' };
}

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
