import type { CourtRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { WEEKS_AHEAD } from './availability.ts';
import { occupancyOf } from './occupancy.ts';
import { priceOfRange } from '../venues/prices.ts';
import { type SlotState, type Viewer, slotState } from './slot-state.ts';
import { type Interval, LAST_SLOT, type SlotRange, rangeTimes } from '../shared/slots.ts';
import { addDays } from '../shared/time.ts';

/** A requested booking: one session, or one on the same weekday of each week. */
export interface BookingRequest extends SlotRange {
  readonly court: CourtRecord;
  readonly weekly: boolean;
  /** Last date of a weekly booking; null: open-ended. */
  readonly ends_on: string | null;
}
/** Court and time of one session. */
export interface Place {
  readonly court: CourtRecord;
  readonly range: SlotRange;
}
export interface Alternative extends Place {
  readonly starts_at: number;
  readonly price: number;
}
/** One date of a requested booking with its state. */
export interface Session extends Place, Interval {
  readonly date: string;
  readonly state: SlotState;
  readonly price: number;
  readonly alternatives: readonly Alternative[];
}
const MOST_ALTERNATIVES = 4;

/** The dates of a requested booking: one, or twelve consecutive weeks up to `ends_on` (design §5). */
export function sessionDates({ date, weekly, ends_on }: Pick<BookingRequest, 'date' | 'weekly' | 'ends_on'>): string[] {
  const dates = Array.from({ length: weekly ? WEEKS_AHEAD : 1 }, (_, week) => addDays(date, 7 * week));
  return weekly && ends_on !== null ? dates.filter((day) => day <= ends_on) : dates;
}

/** Lead time and advance window apply to the first session only (R18). */
export const viewerOf = (viewer: Viewer, index: number): Viewer => (index === 0 ? viewer : { ...viewer, window: null });

/** Every session of a requested booking with state, price and alternatives. Wall time stays the same over DST. */
export function previewSessions(
  db: DbReader,
  requested: BookingRequest,
  viewer: Viewer,
  placeOn?: (date: string) => Place,
): Session[] {
  return sessionDates(requested).map((date, index) => {
    const usual: Place = {
      court: requested.court,
      range: { date, time_slot_id: requested.time_slot_id, slot_count: requested.slot_count },
    };
    return judge(db, placeOn?.(date) ?? usual, viewerOf(viewer, index));
  });
}

/** One session at one court and time. */
export function judge(db: DbReader, { court, range }: Place, viewer: Viewer): Session {
  const state = slotState(court, range, occupancyOf(db, court, range.date), viewer);
  const alternatives = state === 'available' ? [] : alternativesTo(db, { court, range }, viewer);
  const { date } = range;
  return { date, court, range, ...rangeTimes(court, range), state, price: priceOfRange(court, range), alternatives };
}

/** The same time on other courts of the sport first, then the nearest free slots of the same court; at most four. */
export function alternativesTo(db: DbReader, { court, range }: Place, viewer: Viewer): Alternative[] {
  const found: Alternative[] = [];
  const wanted = rangeTimes(court, range).starts_at;
  for (const place of [...otherCourts(db, court, range, wanted), ...otherSlots(court, range)]) {
    if (found.length === MOST_ALTERNATIVES) break;
    const state = slotState(place.court, place.range, occupancyOf(db, place.court, range.date), viewer);
    if (state !== 'available') continue;
    found.push({
      ...place,
      starts_at: rangeTimes(place.court, place.range).starts_at,
      price: priceOfRange(place.court, place.range),
    });
  }
  return found;
}

function otherCourts(db: DbReader, court: CourtRecord, range: SlotRange, wanted: number): Place[] {
  const away = (place: Place) => Math.abs(rangeTimes(place.court, place.range).starts_at - wanted);
  return db.courts
    .by('venue', court.venue_id)
    .filter(({ deleted_at, is_public }) => deleted_at === null && is_public)
    .filter((other) => other.id !== court.id && other.sport_id === court.sport_id)
    .map((other): Place => ({ court: other, range }))
    .toSorted((a, b) => away(a) - away(b) || a.court.position - b.court.position);
}

function otherSlots(court: CourtRecord, range: SlotRange): Place[] {
  const away = (id: number) => Math.abs(id - range.time_slot_id);
  return Array.from({ length: LAST_SLOT - range.slot_count + 1 }, (_, n) => n + 1)
    .filter((id) => id !== range.time_slot_id)
    .toSorted((a, b) => away(a) - away(b) || a - b)
    .map((time_slot_id): Place => ({ court, range: { ...range, time_slot_id } }));
}
