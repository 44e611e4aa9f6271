import type { Event } from '../../shared/api/generated/model';
import { type CalendarEntry, calendarFile } from '../../shared/lib/ics/calendar-file.ts';

/**
 * An event as a calendar file; the same event is the same entry, also after a change. An event without a court is tentative. `now`
 * (epoch ms) and `url` are parameters.
 */
export function eventIcs(
  event: Pick<Event, 'id' | 'title' | 'starts_at' | 'ends_at' | 'place' | 'location' | 'phase'>,
  texts: Pick<CalendarEntry, 'description'>,
  facts: { now: number; url: string },
): string {
  const { id, title, starts_at, ends_at, place, location, phase } = event;
  const where = place
    ? [place.court.name, place.venue.name, place.venue.address]
    : [location?.name, location?.address ?? undefined];
  const isSettled = place?.state === 'confirmed' || location !== null;
  return calendarFile(
    {
      ...texts,
      uid: `event-${id}`,
      starts_at,
      ends_at,
      summary: title,
      location: where.filter(Boolean).join(', '),
      status: phase === 'cancelled' ? 'CANCELLED' : isSettled ? 'CONFIRMED' : 'TENTATIVE',
    },
    facts,
  );
}
