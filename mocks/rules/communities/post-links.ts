/** Links in the text of a post that become small cards: to what everybody may see, whoever reads it (decision 040). */
import type { RequestContext } from '../../contract/types.ts';
import type { CourtRecord, VenueRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { playerViewer } from '../bookings/free-slots.ts';
import { occupancyOf } from '../bookings/occupancy.ts';
import { slotState } from '../bookings/slot-state.ts';
import { slotsOfCourt, slotStart, startText } from '../shared/slots.ts';
import { addDays, wallTime } from '../shared/time.ts';
import { existing, toImage, toSport } from '../shared/lookups.ts';

export const MOST_LINKS = 3;

type Reading = Pick<RequestContext, 'say' | 'now'>;

/** An address of the app as people paste it: whole, from /app on, or from its page on. */
const addresses = /(?:^|[\s(])(?:(?:https?:\/\/[\w.:-]+)?\/app)?\/(venue|team|t)\/([a-z0-9-]+)(\?[^\s)]*)?/giu;

/** The cards of a text, in its order; each thing once. */
export function linksOf(db: DbReader, text: string, ctx: Reading) {
  const cards = new Map<string, NonNullable<ReturnType<typeof teamLink | typeof venueLink>>>();
  for (const [, kind, slug = '', query] of text.matchAll(addresses)) {
    const card =
      kind?.toLowerCase() === 'venue'
        ? venueLink(db, slug.toLowerCase(), new URLSearchParams(query), ctx)
        : teamLink(db, slug.toLowerCase(), ctx);
    if (card && !cards.has(card.path)) cards.set(card.path, card);
    if (cards.size === MOST_LINKS) break;
  }
  return [...cards.values()];
}

function teamLink(db: DbReader, slug: string, ctx: Reading) {
  const team = db.teams.one('slug', slug);
  if (!team?.is_public) return null;
  return {
    type: 'team' as const,
    path: `/team/${team.slug}`,
    name: team.name,
    image: toImage(db, team.image_id),
    city: existing(db.cities.get(team.city_id), 'city').name,
    sport: toSport(existing(db.sports.get(team.sport_id), 'sport'), ctx),
    slot: null,
  };
}

/** A free time, or the venue alone when the time is no more to be had. */
function venueLink(db: DbReader, slug: string, query: URLSearchParams, ctx: Reading) {
  const venue = db.venues.one('slug', slug);
  if (venue?.status !== 'published') return null;
  const free = freeTimeOf(db, venue, query, ctx.now());
  return {
    type: free ? ('slot' as const) : ('venue' as const),
    path: free ? `/venue/${slug}?date=${free.date}&court=${free.court.id}&slot=${free.slotId}` : `/venue/${slug}`,
    name: venue.name,
    image: toImage(db, venue.image_id),
    city: existing(db.cities.get(venue.city_id), 'city').name,
    sport: free ? toSport(existing(db.sports.get(free.court.sport_id), 'sport'), ctx) : null,
    slot: free && toSlot(free),
  };
}

interface FreeTime {
  readonly court: CourtRecord;
  readonly date: string;
  readonly slotId: number;
}

/** A day of the calendar, 31 February is none. */
const isDay = (date: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date)) && addDays(date, 0) === date;

function freeTimeOf(db: DbReader, venue: VenueRecord, query: URLSearchParams, now: number): FreeTime | null {
  const date = query.get('date') ?? '';
  const slotId = Number(query.get('slot'));
  const court = db.courts.get(Number(query.get('court')));
  const isOffered = court?.venue_id === venue.id && court.is_public && court.deleted_at === null && venue.is_bookable;
  if (!isOffered || !isDay(date)) return null;
  if (!slotsOfCourt(court, date).includes(slotId)) return null;
  const range = { date, time_slot_id: slotId, slot_count: 1 };
  const state = slotState(court, range, occupancyOf(db, court, date), playerViewer(venue, null, now));
  return state === 'available' ? { court, date, slotId } : null;
}

const toSlot = ({ court, date, slotId }: FreeTime) => ({
  court_name: court.name,
  date,
  start: startText(court, slotId),
  end: wallTime(slotStart(slotId) + court.delayed_start + 60),
});
