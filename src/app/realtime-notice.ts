import type { RealtimeEvent } from '../models/realtime-events/realtime-event.ts';
import type { Wording } from '../models/snackbars/wording.ts';
import type { Format } from '../shared/i18n/format.ts';

/** The words of a realtime event; what its data lacks is left unsaid. Source: design §11 (payloads). */
export function noticeOf({ type, data }: RealtimeEvent, format: Format): Wording {
  switch (type) {
    case 'NewBookingAdded':
      return bookingNotice(data, format);
    case 'EventCreationNotification':
      return isText(data['title']) ? { key: 'notifications:live.event', params: { title: data['title'] } } : { key: 'notifications:live.anyEvent' };
    case 'EventInvitationNotification':
      return isText(data['title'])
        ? { key: 'notifications:live.invitation', params: { title: data['title'] } }
        : { key: 'notifications:live.anyInvitation' };
  }
}

function bookingNotice(data: RealtimeEvent['data'], format: Format): Wording {
  const { court_name: court, date, start: time } = data;
  if (!isText(court) || !isDate(date) || !isText(time)) return { key: 'notifications:live.anyBooking' };
  const params = { court, date: format.dateMedium(date), time };
  return { key: data['weekly'] === true ? 'notifications:live.weeklyBooking' : 'notifications:live.booking', params };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const isDate = (value: unknown): value is string =>
  isText(value) && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
