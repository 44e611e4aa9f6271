import type { Booking } from '../../shared/api/generated/model';
import { tiraneDate, tiraneTime } from '../../shared/lib/time/tirane.ts';
import { escapeText, toIcsText } from './ics-lines.ts';

const ZONE = 'Europe/Tirane';

/** Tirana's rule since 1996: summer time from the last Sunday of March to the last of October. */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** The words of the entry, in the reader's language. */
export interface EventTexts {
  summary: string;
  description: string;
}

/**
 * One booked session as a calendar file (RFC 5545). The same booking has the same UID, so that adding it again after a move changes
 * the entry. `now` and `url` are parameters.
 */
export function bookingIcs(booking: Booking, texts: EventTexts, { now, url }: { now: number; url: string }): string {
  const { court, venue } = booking;
  return toIcsText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fusha//Bookings//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...TIME_ZONE,
    'BEGIN:VEVENT',
    `UID:booking-${booking.id}@fusha`,
    `DTSTAMP:${utcStamp(now)}`,
    `SEQUENCE:${Math.floor(now / 1000) % 2_147_483_647}`,
    `DTSTART;TZID=${ZONE}:${wallStamp(booking.starts_at)}`,
    `DTEND;TZID=${ZONE}:${wallStamp(booking.ends_at)}`,
    `SUMMARY:${escapeText(texts.summary)}`,
    `LOCATION:${escapeText(`${court.name}, ${venue.name}, ${venue.address}`)}`,
    `DESCRIPTION:${escapeText(texts.description)}`,
    `URL:${url}`,
    `STATUS:${booking.status === 'Confirmed' ? 'CONFIRMED' : booking.status === 'Pending' ? 'TENTATIVE' : 'CANCELLED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

/** "20261124T090000Z" */
const utcStamp = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** "20261126T190000" on Tirana's clock. */
function wallStamp(instant: string): string {
  const at = Date.parse(instant);
  return `${tiraneDate(at).replaceAll('-', '')}T${tiraneTime(at).replace(':', '')}00`;
}
