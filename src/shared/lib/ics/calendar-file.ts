import { tiraneDate, tiraneTime } from '../time/tirane.ts';
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

/** One entry of a calendar; its words are in the reader's language. */
export interface CalendarEntry {
  /** The same for the same thing, so that adding it again changes the entry. */
  uid: string;
  /** Instants of the wire. */
  starts_at: string;
  ends_at: string;
  summary: string;
  location: string;
  description: string;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
}

/** A calendar file (RFC 5545) with one entry. `now` (epoch ms) and `url` are parameters. */
export function calendarFile(entry: CalendarEntry, { now, url }: { now: number; url: string }): string {
  return toIcsText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fusha//Bookings//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...TIME_ZONE,
    'BEGIN:VEVENT',
    `UID:${entry.uid}@fusha`,
    `DTSTAMP:${utcStamp(now)}`,
    `SEQUENCE:${Math.floor(now / 1000) % 2_147_483_647}`,
    `DTSTART;TZID=${ZONE}:${wallStamp(entry.starts_at)}`,
    `DTEND;TZID=${ZONE}:${wallStamp(entry.ends_at)}`,
    `SUMMARY:${escapeText(entry.summary)}`,
    `LOCATION:${escapeText(entry.location)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    `URL:${url}`,
    `STATUS:${entry.status}`,
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
