import type { BlockRecord, BookingRecord, CourtRecord, VenueRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { occupancyOf } from './occupancy.ts';
import { priceOfRange } from '../venues/prices.ts';
import { type BookingWindow, slotState } from './slot-state.ts';
import { LAST_SLOT, overlaps, rangeTimes } from '../shared/slots.ts';
import { DAY, addDays, dateOf } from '../shared/time.ts';
import type { Alternative } from './weekly-preview.ts';
import { courtsOf } from '../venues/courts.ts';

export interface Proposal extends Alternative {
  readonly ends_at: number;
}
interface Search {
  readonly now: number;
  /** Who may take it: their own holds and head starts do not keep them from it. */
  readonly userId: number | null;
  /** A time that is to be closed. */
  readonly closing?: Omit<BlockRecord, 'id'>;
  /** Proposed to others already. */
  readonly except?: readonly Proposal[];
}
const MOST = 6;
const MOST_PER_DAY = 3;
const DAYS_AROUND = 7;

/** Players may choose a day near a session that lies beyond the advance window, as when moving it (R18). */
export function windowAround({ date }: BookingRecord, { booking_policy }: VenueRecord, now: number): BookingWindow {
  const ahead = (Date.parse(addDays(date, DAYS_AROUND)) - Date.parse(dateOf(now))) / DAY;
  return { ...booking_policy, max_advance_days: Math.max(booking_policy.max_advance_days, ahead) };
}

/**
 * Free times that a booking could move to: public courts of the same venue and sport, the nearest days first and of each day
 * the nearest hours, on its own court first. The price is never above the present one: the venue closes, not the player.
 */
export function proposalsFor(db: DbReader, booking: BookingRecord, venue: VenueRecord, search: Search): Proposal[] {
  const own = db.courts.get(booking.court_id);
  const courts = courtsOf(db, venue.id)
    .filter((court) => court.is_public && court.sport_id === own?.sport_id)
    .toSorted((a, b) => Number(b.id === booking.court_id) - Number(a.id === booking.court_id));
  const found: Proposal[] = [];
  for (const date of daysAround(booking.date)) {
    if (found.length === MOST) break;
    if (date < dateOf(search.now)) continue;
    const free = courts.flatMap((court) => freeOn(db, { court, date, booking, venue }, search));
    const away = ({ range }: Proposal) => Math.abs(range.time_slot_id - booking.time_slot_id);
    const nearest = free.toSorted((a, b) => away(a) - away(b)).slice(0, MOST_PER_DAY);
    found.push(...nearest.slice(0, MOST - found.length));
  }
  return found;
}

/** The day itself, the next, the one before, and so on. */
const daysAround = (date: string): string[] => [
  date,
  ...Array.from({ length: DAYS_AROUND }, (_, n) => [addDays(date, n + 1), addDays(date, -n - 1)]).flat(),
];

function freeOn(
  db: DbReader,
  at: { court: CourtRecord; date: string; booking: BookingRecord; venue: VenueRecord },
  { now, userId, closing, except = [] }: Search,
): Proposal[] {
  const { court, date, booking, venue } = at;
  const stored = occupancyOf(db, court, date);
  const closes =
    closing && closing.court_ids.includes(court.id) && closing.date_from <= date && date <= closing.date_to;
  const occupancy = closes ? { ...stored, blocks: [...stored.blocks, { ...closing, id: 0 }] } : stored;
  const viewer = { userId, now, window: windowAround(booking, venue, now), ignoreBookingId: booking.id };
  return Array.from({ length: LAST_SLOT - booking.slot_count + 1 }, (_, n) => n + 1).flatMap((time_slot_id) => {
    const range = { date, time_slot_id, slot_count: booking.slot_count };
    const times = rangeTimes(court, range);
    const isOwn = court.id === booking.court_id && times.starts_at === booking.starts_at;
    if (isOwn || slotState(court, range, occupancy, viewer) !== 'available') return [];
    if (except.some((other) => other.court.id === court.id && overlaps(times, other))) return [];
    const { starts_at, ends_at } = times;
    return { court, range, starts_at, ends_at, price: Math.min(booking.price, priceOfRange(court, range)) };
  });
}
